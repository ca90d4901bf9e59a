import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { DEADLINES } from './deadlines';
import { siteLanguages } from './site-languages';
import { collectorHeaders, samplerSchema } from './traces/settings';
import { withoutTls } from './transport-security';
import { trustedProxies } from './trusted-proxies';
import type { SHARED_VARIABLES, Variables } from './variables';

/** A whole number. */
export const whole = (min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

export const port = () => whole(0, 65_535);

/** A maximum number of something. */
export const limit = (value: number) => whole(1, 1_000_000).default(value);

/** A variable that a function parses; the error is what the function throws. */
export const readBy = <Value>(reader: (text: string) => Value, missing: string) =>
  z
    .string()
    .default(missing)
    .transform((text, context) => {
      try {
        return reader(text);
      } catch (error) {
        context.addIssue(error instanceof Error ? error.message : String(error));
        return z.NEVER;
      }
    });

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** A list, separated by commas. */
export const list = () => z.string().transform(listOf);

const seconds = (milliseconds: number) =>
  whole(1, 3_600)
    .default(milliseconds / 1_000)
    .transform((value) => value * 1_000);

/** The schemas of the variables that both servers read, without `SITE_ORIGIN`, whose default differs. */
export const SHARED_SCHEMAS = {
  NODE_ENV: z.string().optional(),
  LANGUAGES: readBy(siteLanguages, ''),
  HOST: z.string().default('127.0.0.1'),
  TRUST_PROXY: readBy(trustedProxies, ''),
  PLAINTEXT_HOSTS: list().optional(),
  HSTS: z
    .string()
    .regex(
      /^max-age=\d+(; includeSubDomains)?(; preload)?$/,
      'must be max-age=<seconds>, then "; includeSubDomains" and "; preload" or not',
    )
    .default('max-age=31536000; includeSubDomains'),
  LIMIT_HEADERS_SECONDS: seconds(DEADLINES.headers),
  LIMIT_REQUEST_SECONDS: seconds(DEADLINES.request),
  LIMIT_STALL_SECONDS: seconds(DEADLINES.stall),
  LIMIT_UPLOADS_UNDER_WAY: limit(40),
  LIMIT_UPLOADS_PER_ADDRESS: limit(4),
  METRICS_PORT: port().optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:4318' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: readBy(collectorHeaders, ''),
  OTEL_TRACES_SAMPLER: samplerSchema,
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number' })
    .min(0, 'must be at least 0')
    .max(1, 'must be at most 1')
    .default(1),
  OTEL_BSP_SCHEDULE_DELAY: whole(1, 60_000).default(5_000),
  OTEL_SERVICE_NAME: z.string().optional(),
  DELIVERY_ENV: z.string().default('production'),
  SITE_DIR: z.string().default('.site'),
} satisfies Record<Exclude<keyof typeof SHARED_VARIABLES, 'SITE_ORIGIN'>, z.ZodType>;

/** A wrong environment: every error, one per line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The variables that are set; an empty one counts as not set. */
type SetVariables = Readonly<Record<string, string>>;

type Errors = (readonly [name: string, error: string])[];

function errorsOfProduction(variables: Variables, set: SetVariables): Errors {
  const named = listOf(set['PLAINTEXT_HOSTS'] ?? '');
  return Object.entries(variables).flatMap(([name, { meaning, inProduction, isAddress }]) => {
    const value = set[name];
    if (value === undefined)
      return inProduction ? [[name, `has to be set when NODE_ENV is production: ${meaning}`] as const] : [];
    return isAddress ? withoutTls(value, named).map((error) => [name, error] as const) : [];
  });
}

/** The value of a secret: of its variable, or of the file that `<name>_FILE` names, without the last line break. */
function secretOf(name: string, environment: Readonly<Record<string, string | undefined>>, errors: Errors) {
  const [value, file] = [environment[name], environment[`${name}_FILE`]];
  if (!file) return value;
  if (value) errors.push([name, `is set beside ${name}_FILE; set one of them`]);
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    errors.push([`${name}_FILE`, `cannot be read: ${String(error)}`]);
    return undefined;
  }
}

/**
 * Reads a server's environment once, at its start. A secret may come from a file (`<name>_FILE`). With `NODE_ENV=production`, variables that decide about trust,
 * served content and where data goes have no defaults, and no connection may be without TLS.
 *
 * @param variables the variables that the server reads, with their meaning
 * @param schemas one for each of them
 * @param check finds further errors, by the name of the variable
 * @throws ConfigError that names every variable that is missing or wrong
 */
export function readEnvironment<Schemas extends z.ZodRawShape>(
  variables: Variables,
  schemas: Schemas,
  environment: Readonly<Record<string, string | undefined>>,
  check: (set: SetVariables, production: boolean) => Readonly<Errors>,
): { readonly values: z.output<z.ZodObject<Schemas>>; readonly production: boolean } {
  const errors: Errors = [];
  const set: SetVariables = Object.fromEntries(
    Object.entries(variables).flatMap(([name, { secret }]) => {
      const value = secret ? secretOf(name, environment, errors) : environment[name];
      return value ? [[name, value]] : [];
    }),
  );
  const production = set['NODE_ENV'] === 'production';
  const unread = new Set(errors.map(([name]) => name));
  const missing = production ? errorsOfProduction(variables, set) : [];
  errors.push(...missing.filter(([name]) => !unread.has(`${name}_FILE`)), ...check(set, production));
  const isMissing = new Set(errors.map(([name]) => name).filter((name) => set[name] === undefined));
  const read = z.object(schemas).safeParse(set);
  for (const { path, message } of read.error?.issues ?? []) {
    const name = path.join('.');
    if (!isMissing.has(name)) errors.push([name, message]);
  }
  if (!read.success || errors.length > 0) {
    const lines = errors.map(([name, error]) => `  ${name}: ${error}`);
    throw new ConfigError(`The environment has ${errors.length} error(s):\n${lines.join('\n')}`);
  }
  return { values: read.data, production };
}
