import {
  DEADLINES,
  siteOrigins,
  trustedProxies,
  unsaidInProduction,
  type Deadlines,
  type TrustedProxies,
} from 'http-edge';
import { localTrustedKeysFile } from 'delivery/reading';
import path from 'node:path';
import type { RenderLimits } from './rendering/render-process';
import { VARIABLES } from './variables';

/** What the shell's server is told by its environment. */
export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  /** Where whoever looks after the servers asks; undefined for nowhere. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** Where published files and discovery documents are: a folder, or `s3://bucket/prefix?endpoint=…`. */
  readonly store: string;
  readonly environment: string;
  /** The file of the keys whose signatures count. */
  readonly trustedKeys: string;
  /** The folder where the latest state that was seen is remembered; undefined for nowhere. */
  readonly deliveryState: string | undefined;
  /** How old the latest signature over what visitors get may be, in milliseconds; undefined for any age. */
  readonly deliveryMaxAge: number | undefined;
  /** Origin of the API server. */
  readonly api: string;
  /** Milliseconds a remote may do nothing, neither compute nor read, before the browser renders it. */
  readonly renderTimeout: number;
  /** What the rendering process may take before it is ended. */
  readonly renderLimits: RenderLimits;
  readonly production: boolean;
  /** The least that is logged: `info` in production, `warn` elsewhere, unless said otherwise. */
  readonly logLevel: string;
  /** Whose `X-Forwarded-*` are believed. */
  readonly trustProxy: TrustedProxies;
  /** Where visitors find the site; the first is its name in canonical addresses. None: this machine only. */
  readonly origins: readonly string[];
  readonly deadlines: Deadlines;
  /** How many forms with a file may be under way. */
  readonly uploadsUnderWay: { readonly site: number; readonly perCaller: number };
  /** Origins that remotes may be loaded from by an address (`?mf.<name>=`); `http://localhost:*` is every port. None in production unless said. */
  readonly overrideOrigins: readonly string[];
}

/** A developer's own machine. */
const OWN_MACHINE = 'http://localhost:*,http://127.0.0.1:*';

function numberOf(name: string, text: string, errors: string[]): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    errors.push(`${name} has to be a number from 0 to 65535, not "${text}".`);
  return value;
}

/** What the server is told: the variables that are named in one place, and no others. */
export type Environment = Readonly<Partial<Record<keyof typeof VARIABLES, string>>>;

function seconds(name: keyof Environment, env: Environment, otherwise: number, errors: string[]): number {
  const text = env[name];
  if (!text) return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 3_600)
    errors.push(`${name} has to be a number of seconds from 1 to 3600, not "${text}".`);
  return value * 1_000;
}

const HOUR = 3_600_000;

function maxAge(text: string, errors: string[]): number | undefined {
  const hours = Number(text);
  if (!(hours >= 0)) errors.push(`DELIVERY_MAX_AGE_HOURS has to be a number of hours from 0, not "${text}".`);
  return hours > 0 ? hours * HOUR : undefined;
}

const LARGEST_LIMIT = 1_000_000;

function limitOf(name: keyof Environment, env: Environment, otherwise: number, errors: string[]): number {
  const text = env[name];
  if (!text) return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > LARGEST_LIMIT)
    errors.push(`${name} has to be a number from 1 to ${LARGEST_LIMIT}, not "${text}".`);
  return value;
}

function storeOf(address: string, errors: string[]): string {
  if (!address.includes('://')) return path.resolve(address);
  if (!/^s3:\/\/[^/?]+/.test(address))
    errors.push(`STORE_URL has to be a folder or s3://bucket/prefix?endpoint=…, not "${address}".`);
  return address;
}

/** One error for each variable that production needs and that is not set. */
const unsaid = (env: Environment): string[] =>
  unsaidInProduction(VARIABLES, env).map(
    ([name, meaning]) => `${name} has to be set when NODE_ENV is production: ${meaning}.`,
  );

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** A variable that both servers read in the same way; what its reader throws is the error. */
function readBy<Value>(reader: (text: string) => Value, text: string, otherwise: Value, errors: string[]): Value {
  try {
    return reader(text);
  } catch (error) {
    errors.push(`${error instanceof Error ? error.message : String(error)}.`);
    return otherwise;
  }
}

/**
 * Reads the server's configuration. With `NODE_ENV=production` nothing is guessed that decides who is believed, what
 * is served and under which address.
 *
 * @throws Error that names every error at once
 */
export function readConfig(env: Environment): ServerConfig {
  const errors: string[] = [];
  const production = env['NODE_ENV'] === 'production';
  if (production) errors.push(...unsaid(env));
  const api = env['API_ORIGIN'] ?? '';
  if (!URL.canParse(api) && !(production && api === ''))
    errors.push(`API_ORIGIN has to be the API server's origin, for instance http://127.0.0.1:4000, not "${api}".`);
  if (production && env['RENDER_INSPECT'])
    errors.push('RENDER_INSPECT opens the rendering process to a debugger: not in production.');
  const config: ServerConfig = {
    host: env['HOST'] ?? '0.0.0.0',
    port: numberOf('PORT', env['PORT'] ?? '3000', errors),
    metricsPort: env['METRICS_PORT'] ? numberOf('METRICS_PORT', env['METRICS_PORT'], errors) : undefined,
    metricsHost: env['METRICS_HOST'] || '127.0.0.1',
    store: storeOf(env['STORE_URL'] || path.join(env['SITE_DIR'] ?? '.site', 'store'), errors),
    environment: env['DELIVERY_ENV'] ?? 'production',
    trustedKeys: path.resolve(env['TRUSTED_KEYS'] || localTrustedKeysFile(env['SITE_DIR'] ?? '.site')),
    deliveryState: env['DELIVERY_STATE'] ? path.resolve(env['DELIVERY_STATE']) : undefined,
    deliveryMaxAge: maxAge(env['DELIVERY_MAX_AGE_HOURS'] || '0', errors),
    api,
    renderTimeout: numberOf('RENDER_TIMEOUT', env['RENDER_TIMEOUT'] ?? '300', errors),
    renderLimits: {
      stall: numberOf('RENDER_STALL', env['RENDER_STALL'] ?? '2000', errors),
      memory: numberOf('RENDER_MEMORY', env['RENDER_MEMORY'] ?? '128', errors),
      ...(env['RENDER_INSPECT'] && { inspect: numberOf('RENDER_INSPECT', env['RENDER_INSPECT'], errors) }),
    },
    production,
    logLevel: env['LOG_LEVEL'] || (production ? 'info' : 'warn'),
    trustProxy: readBy(trustedProxies, env['TRUST_PROXY'] ?? '', false, errors),
    origins: readBy(siteOrigins, env['SITE_ORIGIN'] ?? '', [], errors),
    deadlines: {
      ...DEADLINES,
      headers: seconds('LIMIT_HEADERS_SECONDS', env, DEADLINES.headers, errors),
      request: seconds('LIMIT_REQUEST_SECONDS', env, DEADLINES.request, errors),
      stall: seconds('LIMIT_STALL_SECONDS', env, DEADLINES.stall, errors),
    },
    uploadsUnderWay: {
      site: limitOf('LIMIT_UPLOADS_UNDER_WAY', env, 40, errors),
      perCaller: limitOf('LIMIT_UPLOADS_PER_ADDRESS', env, 4, errors),
    },
    overrideOrigins: listOf(env['OVERRIDE_ORIGINS'] ?? (production ? '' : OWN_MACHINE)),
  };
  if (errors.length > 0) throw new Error(`The shell server cannot start:\n- ${errors.join('\n- ')}`);
  return config;
}
