import {
  DEADLINES,
  list,
  port,
  readBy,
  readEnvironment,
  SHARED_SCHEMAS,
  siteOrigins,
  traceSettings,
  whole,
  type Deadlines,
  type TraceSettings,
  type TrustedProxies,
} from 'http-edge';
import { localTrustedKeysFile } from 'delivery/reading';
import { RENDER_TIMEOUT } from 'federation/server';
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { RenderLimits } from './rendering/render-process';
import { VARIABLES } from './variables';

export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  /** The port of the metrics for the operators; undefined for no metrics. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** The settings of the traces; undefined for none. */
  readonly traces: TraceSettings | undefined;
  /** Where published files and discovery documents are: a folder, or `s3://bucket/prefix?endpoint=…`. */
  readonly store: string;
  readonly environment: string;
  /** The folder that stores the latest accepted state; undefined to store none. */
  readonly deliveryState: string | undefined;
  /** The maximum age of the latest signature of the live versions, in milliseconds; undefined for any age. */
  readonly deliveryMaxAge: number | undefined;
  /** The file of the trusted keys. */
  readonly trustedKeys: string;
  /** The addresses of the servers of teams, by the name of the team. */
  readonly teamServers: ReadonlyMap<string, string>;
  /** Whether teams change the store through this server, each within the rights of its key. */
  readonly teamDeliveries: boolean;
  /** The file of the private key that signs rollbacks; undefined for none. */
  readonly rollbackKey: string | undefined;
  /** Origin of the API server. */
  readonly api: string;
  /** Milliseconds a remote may neither compute nor read before rendering is left to the browser. */
  readonly renderTimeout: number;
  /** The maximum number of rendering processes. */
  readonly renderProcesses: number;
  /** The resource limits of a rendering process. */
  readonly renderLimits: RenderLimits;
  readonly production: boolean;
  /** The value of `Strict-Transport-Security`. */
  readonly hsts: string | undefined;
  /** The minimum log level: by default `info` in production, `warn` elsewhere. */
  readonly logLevel: string;
  /** The proxies whose `X-Forwarded-*` headers are trusted. */
  readonly trustProxy: TrustedProxies;
  /** The site's public origins; the first is used in canonical addresses. Empty: this machine only. */
  readonly origins: readonly string[];
  /** The languages besides English: the name of each in itself, by its code. */
  readonly languages: Readonly<Record<string, string>>;
  readonly deadlines: Deadlines;
  /** How many forms with a file may be pending. */
  readonly uploadsUnderWay: { readonly site: number; readonly perCaller: number };
  /**
   * Origins from which an address may load remotes (`?mf.<name>=`); `http://localhost:*` allows every port. By default
   * empty in production.
   */
  readonly overrideOrigins: readonly string[];
}

/** Origins on the developer's machine. */
const OWN_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

/** The variables listed in `VARIABLES`, and no others. */
export type Environment = Readonly<Partial<Record<keyof typeof VARIABLES, string>>>;

/** The servers that `TEAM_SERVERS` names. @throws Error that names what is wrong */
function teamServers(text: string): ReadonlyMap<string, string> {
  const entries = text.split(',').filter((entry) => entry.trim() !== '');
  return new Map(
    entries.map((entry) => {
      const [, name, address] = /^([a-z][a-z0-9-]{0,39})=(https?:\/\/[^\s?#@]+?)\/?$/.exec(entry.trim()) ?? [];
      if (name === undefined || address === undefined || !URL.canParse(address))
        throw new Error(`has to name servers like events=https://10.0.0.9:8443, not ${entry.trim()}`);
      return [name, address] as const;
    }),
  );
}

const HOUR = 3_600_000;
const MEGABYTE = 1024 * 1024;

/** One rendering process for each processor, with heaps that fill at most half of the memory that this process may use. */
function usableProcesses(heap: number): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity) / MEGABYTE;
  return Math.max(1, Math.min(availableParallelism(), Math.floor(memory / 2 / heap)));
}

const SCHEMAS = {
  ...SHARED_SCHEMAS,
  SITE_ORIGIN: readBy(siteOrigins, ''),
  PORT: port().default(3_000),
  API_ORIGIN: z.url({ error: "has to be the API server's origin, for instance http://127.0.0.1:4000" }),
  STORE_URL: z
    .string()
    .refine(
      (address) => !address.includes('://') || /^s3:\/\/[^/?]+/.test(address),
      'has to be a folder or s3://bucket/prefix?endpoint=…',
    )
    .optional(),
  TRUSTED_KEYS: z.string().optional(),
  TEAM_DELIVERIES: z.enum(['0', '1'], { error: 'has to be 0 or 1' }).default('0'),
  ROLLBACK_KEY: z.string().optional(),
  TEAM_SERVERS: readBy(teamServers, ''),
  DELIVERY_STATE: z.string().optional(),
  DELIVERY_MAX_AGE_HOURS: z.coerce
    .number({ error: 'must be a number of hours' })
    .min(0, 'must be at least 0')
    .default(0)
    .transform((hours) => (hours > 0 ? hours * HOUR : undefined)),
  LOG_LEVEL: z.string().optional(),
  RENDER_TIMEOUT: whole(0, 65_535).default(RENDER_TIMEOUT),
  RENDER_STALL: whole(0, 65_535).default(2_000),
  RENDER_MEMORY: whole(0, 65_535).default(128),
  RENDER_PROCESSES: whole(1, 64).optional(),
  RENDER_INSPECT: port().optional(),
  OVERRIDE_ORIGINS: list().optional(),
} satisfies Record<keyof typeof VARIABLES, z.ZodType>;

/**
 * Reads the server's configuration.
 *
 * @throws ConfigError that lists every error
 */
export function readConfig(env: Environment): ServerConfig {
  const { values, production } = readEnvironment(VARIABLES, SCHEMAS, env, (set, isProduction) =>
    isProduction && set['RENDER_INSPECT'] !== undefined
      ? [['RENDER_INSPECT', 'opens the rendering process to a debugger: not in production']]
      : [],
  );
  const store = values.STORE_URL ?? path.join(values.SITE_DIR, 'store');
  return {
    host: values.HOST,
    port: values.PORT,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    traces: traceSettings(values, 'site-shell'),
    store: store.includes('://') ? store : path.resolve(store),
    environment: values.DELIVERY_ENV,
    trustedKeys: path.resolve(values.TRUSTED_KEYS ?? localTrustedKeysFile(values.SITE_DIR)),
    deliveryState: values.DELIVERY_STATE === undefined ? undefined : path.resolve(values.DELIVERY_STATE),
    deliveryMaxAge: values.DELIVERY_MAX_AGE_HOURS,
    teamServers: values.TEAM_SERVERS,
    teamDeliveries: values.TEAM_DELIVERIES === '1',
    rollbackKey: values.ROLLBACK_KEY === undefined ? undefined : path.resolve(values.ROLLBACK_KEY),
    api: values.API_ORIGIN,
    renderTimeout: values.RENDER_TIMEOUT,
    // A debugger has one port.
    renderProcesses: values.RENDER_INSPECT ? 1 : (values.RENDER_PROCESSES ?? usableProcesses(values.RENDER_MEMORY)),
    renderLimits: {
      stall: values.RENDER_STALL,
      memory: values.RENDER_MEMORY,
      ...(values.RENDER_INSPECT && { inspect: values.RENDER_INSPECT }),
    },
    production,
    hsts: production ? values.HSTS : undefined,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    trustProxy: values.TRUST_PROXY,
    origins: values.SITE_ORIGIN,
    languages: values.LANGUAGES,
    deadlines: {
      ...DEADLINES,
      headers: values.LIMIT_HEADERS_SECONDS,
      request: values.LIMIT_REQUEST_SECONDS,
      stall: values.LIMIT_STALL_SECONDS,
    },
    uploadsUnderWay: { site: values.LIMIT_UPLOADS_UNDER_WAY, perCaller: values.LIMIT_UPLOADS_PER_ADDRESS },
    overrideOrigins: values.OVERRIDE_ORIGINS ?? (production ? [] : OWN_MACHINE),
  };
}
