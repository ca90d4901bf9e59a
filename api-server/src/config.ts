import { DEADLINES, siteOrigins, trustedProxies, unsaidInProduction } from 'http-edge';
import path from 'node:path';
import { keysFileOf } from './keys/keys-file-of';
import { z } from 'zod';
import { VARIABLES } from './variables';

/** An empty variable counts as one that is not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const whole = (label: string, min: number, max: number) =>
  z.coerce
    .number({ error: `${label} must be a number` })
    .int(`${label} must be a whole number`)
    .min(min, `${label} must be at least ${min}`)
    .max(max, `${label} must be at most ${max}`);

const address = (label: string, protocols: RegExp) =>
  z.url({
    protocol: protocols,
    error: `${label} must be an address such as ${protocols.source.replaceAll(/[\^$?]/g, '')}://…`,
  });

const limit = (label: string, value: number) => optional(whole(label, 1, 1_000_000).default(value));

/** A variable that both servers read in the same way; what its reader throws is the error. */
const readBy = <Value>(reader: (text: string) => Value, missing: string) =>
  optional(
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
      }),
  );

const seconds = (name: string, milliseconds: number) =>
  optional(
    whole(name, 1, 3_600)
      .default(milliseconds / 1_000)
      .transform((value) => value * 1_000),
  );

/** A bucket's name has three letters or more. */
const isBucketAddress = (url: string): boolean =>
  URL.canParse(url) && new URL(url).protocol === 's3:' && new URL(url).hostname.length >= 3;

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  HOST: optional(z.string().default('127.0.0.1')),
  PORT: optional(whole('PORT', 0, 65_535).default(4000)),
  METRICS_PORT: optional(whole('METRICS_PORT', 0, 65_535).optional()),
  METRICS_HOST: optional(z.string().default('127.0.0.1')),
  SITE_DIR: optional(z.string().default('.site')),
  SITE_KEYS_FILE: optional(z.string().optional()),
  SITE_ORIGIN: readBy(siteOrigins, 'http://localhost:3000'),
  DATABASE_URL: optional(address('DATABASE_URL', /^postgres(ql)?$/).optional()),
  DATABASE_POOL: optional(whole('DATABASE_POOL', 1, 200).default(10)),
  FILES_URL: optional(
    z
      .string()
      .refine(
        (url) => !/^[a-z0-9]+:\/\//i.test(url) || isBucketAddress(url),
        'FILES_URL must be s3://bucket/prefix or a folder',
      )
      .optional(),
  ),
  MAIL_URL: optional(address('MAIL_URL', /^smtps?$/).optional()),
  MAIL_FROM: optional(z.string().max(300).default('Tridhara Energy & Chemicals <no-reply@tridhara.example>')),
  TRUST_PROXY: readBy(trustedProxies, ''),
  SEED: optional(z.string().optional()),
  LOG_LEVEL: optional(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
      })
      .default('info'),
  ),
  LOG_PRETTY: optional(z.enum(['0', '1'], { error: 'LOG_PRETTY must be 0 or 1' }).default('0')),
  LIMIT_LOGIN_PER_ACCOUNT: limit('LIMIT_LOGIN_PER_ACCOUNT', 5),
  LIMIT_LOGIN_PER_ADDRESS: limit('LIMIT_LOGIN_PER_ADDRESS', 20),
  LIMIT_CODES_PER_HOUR: limit('LIMIT_CODES_PER_HOUR', 5),
  LIMIT_FORMS_PER_HOUR: limit('LIMIT_FORMS_PER_HOUR', 5),
  LIMIT_TELEMETRY_PER_MINUTE: limit('LIMIT_TELEMETRY_PER_MINUTE', 120),
  LIMIT_TELEMETRY_EVENTS_PER_MINUTE: limit('LIMIT_TELEMETRY_EVENTS_PER_MINUTE', 300),
  LIMIT_TELEMETRY_OF_SITE_PER_MINUTE: limit('LIMIT_TELEMETRY_OF_SITE_PER_MINUTE', 20_000),
  LIMIT_SEARCHES_PER_MINUTE: limit('LIMIT_SEARCHES_PER_MINUTE', 300),
  LIMIT_HEADERS_SECONDS: seconds('LIMIT_HEADERS_SECONDS', DEADLINES.headers),
  LIMIT_REQUEST_SECONDS: seconds('LIMIT_REQUEST_SECONDS', DEADLINES.request),
  LIMIT_STALL_SECONDS: seconds('LIMIT_STALL_SECONDS', DEADLINES.stall),
  LIMIT_TOKEN_CALLS_PER_MINUTE: limit('LIMIT_TOKEN_CALLS_PER_MINUTE', 600),
  LIMIT_REACTIONS_PER_MINUTE: limit('LIMIT_REACTIONS_PER_MINUTE', 60),
  LIMIT_UNCLAIMED_UPLOADS: limit('LIMIT_UNCLAIMED_UPLOADS', 1_000),
  LIMIT_UNCLAIMED_MEGABYTES: limit('LIMIT_UNCLAIMED_MEGABYTES', 1_000),
  LIMIT_UPLOADS_UNDER_WAY: limit('LIMIT_UPLOADS_UNDER_WAY', 40),
  LIMIT_UPLOADS_PER_ADDRESS: limit('LIMIT_UPLOADS_PER_ADDRESS', 4),
  LIMIT_FILE_SECONDS: limit('LIMIT_FILE_SECONDS', 20),
  LIMIT_FILE_MEGABYTES: limit('LIMIT_FILE_MEGABYTES', 512),
  QPDF_PROGRAM: optional(z.string().default('qpdf')),
  DISCOVERY_URL: optional(address('DISCOVERY_URL', /^https?$/).optional()),
  DELIVERY_ENV: optional(z.string().default('production')),
  SESSION_IDLE_MINUTES: limit('SESSION_IDLE_MINUTES', 60),
  SESSION_HOURS: limit('SESSION_HOURS', 12),
  OIDC_ISSUER: optional(address('OIDC_ISSUER', /^https?$/).optional()),
  OIDC_CLIENT_ID: optional(z.string().optional()),
  OIDC_CLIENT_SECRET: optional(z.string().optional()),
} satisfies Record<keyof typeof VARIABLES, z.ZodType>);

const LEAST_SECRET = 12;
const PLACEHOLDER = /change[-_]?me|example|password|postgres|secret|123456|qwerty/i;

/** Whether somebody would guess it: too short, a placeholder, or few different characters. */
function isWeak(secret: string): boolean {
  return secret.length < LEAST_SECRET || PLACEHOLDER.test(secret) || new Set(secret).size < 6;
}

/** The password in an address; undefined when there is none. */
function passwordIn(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  return new URL(url).password || undefined;
}

/** What production lacks: variables that nobody set, and secrets that somebody would guess. No message repeats a secret. */
function errorsOfProduction(environment: NodeJS.ProcessEnv): string[] {
  const unsaid = unsaidInProduction(VARIABLES, environment).map(
    ([name, meaning]) => `${name}: has to be set when NODE_ENV is production: ${meaning}`,
  );
  const secrets = {
    'DATABASE_URL: its password': passwordIn(environment['DATABASE_URL']),
    'MAIL_URL: its password': passwordIn(environment['MAIL_URL']),
    'OIDC_CLIENT_SECRET: it': environment['OIDC_CLIENT_SECRET'] || undefined,
  };
  const weak = Object.entries(secrets)
    .filter(([, secret]) => secret !== undefined && isWeak(secret))
    .map(([name]) => `${name} is easy to guess; take ${LEAST_SECRET} or more random characters`);
  return [...unsaid, ...weak];
}

/** What a mistaken environment is refused with: every error, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * The environment, read and checked once at start. With `NODE_ENV=production` nothing is guessed that decides who is
 * believed, where data goes and what links in mails say.
 * @throws {ConfigError} naming every variable that is missing or wrong, and why.
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const production = environment['NODE_ENV'] === 'production';
  const read = environmentSchema.safeParse(environment);
  const errors = production ? errorsOfProduction(environment) : [];
  errors.push(...(read.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const oidc = [environment['OIDC_ISSUER'], environment['OIDC_CLIENT_ID'], environment['OIDC_CLIENT_SECRET']];
  if (oidc.some(Boolean) && !oidc.every(Boolean)) {
    errors.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three or none');
  }
  if (!read.success || errors.length > 0) {
    throw new ConfigError(`The environment has ${errors.length} error(s):\n${errors.map((f) => `  ${f}`).join('\n')}`);
  }
  const values = read.data;
  return {
    host: values.HOST,
    port: values.PORT,
    /** Where whoever looks after the servers asks; undefined for nowhere. */
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    siteDir: path.resolve(values.SITE_DIR),
    /** The keys that seal and sign: outside of the database, and of what a backup copies. */
    keysFile: keysFileOf({ SITE_KEYS_FILE: values.SITE_KEYS_FILE, SITE_DIR: values.SITE_DIR }),
    /** Where visitors find the site, the first of its origins: links in mails and the one-time link start with it. */
    siteUrl: values.SITE_ORIGIN[0] ?? '',
    /** The document that says which versions of the front ends are live: the site's own, unless another is named. */
    discovery: { url: values.DISCOVERY_URL, environment: values.DELIVERY_ENV },
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    /** Where uploaded files and their narrower copies are: a folder, or `s3://…`. */
    filesUrl: values.FILES_URL?.startsWith('s3:')
      ? values.FILES_URL
      : path.resolve(values.FILES_URL ?? values.SITE_DIR),
    mailUrl: values.MAIL_URL,
    mailFrom: values.MAIL_FROM,
    /** `X-Forwarded-For` counts only behind these. */
    trustProxy: values.TRUST_PROXY,
    deadlines: {
      ...DEADLINES,
      headers: values.LIMIT_HEADERS_SECONDS,
      request: values.LIMIT_REQUEST_SECONDS,
      stall: values.LIMIT_STALL_SECONDS,
    },
    /** The program that rewrites PDFs. */
    qpdf: values.QPDF_PROGRAM,
    production,
    /** The folder of content that an empty embedded database is filled with; without one the site starts empty. */
    seed: values.SEED && path.resolve(values.SEED),
    log: { level: values.LOG_LEVEL, pretty: values.LOG_PRETTY === '1' },
    limits: {
      loginPerAccount: values.LIMIT_LOGIN_PER_ACCOUNT,
      loginPerAddress: values.LIMIT_LOGIN_PER_ADDRESS,
      codesPerHour: values.LIMIT_CODES_PER_HOUR,
      formsPerHour: values.LIMIT_FORMS_PER_HOUR,
      telemetryPerMinute: values.LIMIT_TELEMETRY_PER_MINUTE,
      telemetryEventsPerMinute: values.LIMIT_TELEMETRY_EVENTS_PER_MINUTE,
      telemetryOfSitePerMinute: values.LIMIT_TELEMETRY_OF_SITE_PER_MINUTE,
      searchesPerMinute: values.LIMIT_SEARCHES_PER_MINUTE,
      tokenCallsPerMinute: values.LIMIT_TOKEN_CALLS_PER_MINUTE,
      reactionsPerMinute: values.LIMIT_REACTIONS_PER_MINUTE,
      /** Of the whole site: files that were sent without signing in and that nothing has used yet. */
      unclaimedUploads: values.LIMIT_UNCLAIMED_UPLOADS,
      unclaimedMegabytes: values.LIMIT_UNCLAIMED_MEGABYTES,
      uploadsUnderWay: values.LIMIT_UPLOADS_UNDER_WAY,
      uploadsPerCaller: values.LIMIT_UPLOADS_PER_ADDRESS,
      fileSeconds: values.LIMIT_FILE_SECONDS,
      fileMegabytes: values.LIMIT_FILE_MEGABYTES,
    },
    session: { idleMinutes: values.SESSION_IDLE_MINUTES, hours: values.SESSION_HOURS },
    oidc:
      values.OIDC_ISSUER && values.OIDC_CLIENT_ID && values.OIDC_CLIENT_SECRET
        ? { issuer: values.OIDC_ISSUER, clientId: values.OIDC_CLIENT_ID, clientSecret: values.OIDC_CLIENT_SECRET }
        : undefined,
  };
}

export type Config = ReturnType<typeof readConfig>;
