import {
  DEADLINES,
  disks,
  limit,
  port,
  readBy,
  readEnvironment,
  SHARED_SCHEMAS,
  siteOrigins,
  traceSettings,
  whole,
} from 'http-edge';
import path from 'node:path';
import { keysFileOf } from './keys/keys-file-of';
import { z } from 'zod';
import { VARIABLES } from './variables';

const address = (protocols: RegExp) =>
  z.url({
    protocol: protocols,
    error: `must be an address such as ${protocols.source.replaceAll(/[\^$?]/g, '')}://…`,
  });

/** The name of a bucket has at least three characters. */
const isBucketAddress = (url: string): boolean =>
  URL.canParse(url) && new URL(url).protocol === 's3:' && new URL(url).hostname.length >= 3;

const SCHEMAS = {
  ...SHARED_SCHEMAS,
  PORT: port().default(4000),
  SITE_KEYS_FILE: z.string().optional(),
  SITE_ORIGIN: readBy(siteOrigins, 'http://localhost:3000'),
  DATABASE_URL: address(/^postgres(ql)?$/).optional(),
  MIGRATION_DATABASE_URL: address(/^postgres(ql)?$/).optional(),
  DATABASE_DIRECT_URL: address(/^postgres(ql)?$/).optional(),
  DATABASE_READ_URL: address(/^postgres(ql)?$/).optional(),
  DATABASE_POOL: whole(1, 200).default(10),
  FILES_URL: z
    .string()
    .refine((url) => !/^[a-z0-9]+:\/\//i.test(url) || isBucketAddress(url), 'must be s3://bucket/prefix or a folder')
    .optional(),
  DISKS: disks(),
  BACKUP_KEY_FILE: z.string().optional(),
  MAIL_URL: address(/^smtps?$/).optional(),
  MAIL_FROM: z.string().max(300).default('Tridhara Energy & Chemicals <no-reply@tridhara.example>'),
  SEED: z.string().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  LOG_PRETTY: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  LIMIT_LOGIN_PER_ACCOUNT: limit(5),
  LIMIT_LOGIN_PER_ADDRESS: limit(20),
  LIMIT_CODES_PER_HOUR: limit(5),
  LIMIT_FORMS_PER_HOUR: limit(5),
  LIMIT_TELEMETRY_PER_MINUTE: limit(120),
  LIMIT_TELEMETRY_EVENTS_PER_MINUTE: limit(300),
  LIMIT_TELEMETRY_OF_SITE_PER_MINUTE: limit(20_000),
  LIMIT_SEARCHES_PER_MINUTE: limit(300),
  LIMIT_TOKEN_CALLS_PER_MINUTE: limit(600),
  LIMIT_REACTIONS_PER_MINUTE: limit(60),
  LIMIT_UNCLAIMED_UPLOADS: limit(1_000),
  LIMIT_UNCLAIMED_MEGABYTES: limit(1_000),
  LIMIT_FILE_SECONDS: limit(20),
  LIMIT_FILE_MEGABYTES: limit(512),
  QPDF_PROGRAM: z.string().default('qpdf'),
  DISCOVERY_URL: address(/^https?$/).optional(),
  SESSION_IDLE_MINUTES: limit(60),
  SESSION_HOURS: limit(12),
  OIDC_ISSUER: address(/^https?$/).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
} satisfies Record<keyof typeof VARIABLES, z.ZodType>;

const MIN_SECRET_LENGTH = 12;
const PLACEHOLDER = /change[-_]?me|example|password|postgres|secret|123456|qwerty/i;

/** Whether a secret is easy to guess: too short, a placeholder, or few different characters. */
function isWeak(secret: string): boolean {
  return secret.length < MIN_SECRET_LENGTH || PLACEHOLDER.test(secret) || new Set(secret).size < 6;
}

function passwordIn(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  return new URL(url).password || undefined;
}

type Errors = (readonly [name: string, error: string])[];

const WITH_PASSWORD = Object.entries(VARIABLES).flatMap(([name, variable]) =>
  'secret' in variable && 'isAddress' in variable ? [name] : [],
);

/** Secrets that are easy to guess. The messages do not repeat a secret. */
function weakSecrets(set: Readonly<Record<string, string>>): Errors {
  const secrets: readonly (readonly [name: string, what: string, secret: string | undefined])[] = [
    ...WITH_PASSWORD.map((name) => [name, 'its password', passwordIn(set[name])] as const),
    ['OIDC_CLIENT_SECRET', 'it', set['OIDC_CLIENT_SECRET']],
  ];
  return secrets
    .filter(([, , secret]) => secret !== undefined && isWeak(secret))
    .map(([name, what]) => [name, `${what} is easy to guess; take ${MIN_SECRET_LENGTH} or more random characters`]);
}

const OIDC = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'];

/** Errors that the schemas cannot find: secrets that are easy to guess, and an incomplete identity provider. */
function check(set: Readonly<Record<string, string>>, production: boolean): Errors {
  const missing = OIDC.filter((name) => set[name] === undefined);
  const isInPart = missing.length > 0 && missing.length < OIDC.length;
  return [
    ...(production ? weakSecrets(set) : []),
    ...missing.flatMap((name): Errors => (isInPart ? [[name, `is missing; ${OIDC.join(', ')} belong together`]] : [])),
  ];
}

/**
 * Reads and checks the environment, once at start.
 * @throws ConfigError that names every variable that is missing or wrong, and why.
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const { values, production } = readEnvironment(VARIABLES, SCHEMAS, environment, check);
  const siteDir = path.resolve(values.SITE_DIR);
  const filesUrl = values.FILES_URL?.startsWith('s3:') ? values.FILES_URL : path.resolve(values.FILES_URL ?? siteDir);
  return {
    host: values.HOST,
    port: values.PORT,
    /** The port of probes and metrics; undefined for none. */
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    /** The settings of the traces; undefined for none. */
    traces: traceSettings(values, 'site-api'),
    siteDir,
    /** The file of keys that seal and sign: outside the database and its backups. */
    keysFile: keysFileOf({ SITE_KEYS_FILE: values.SITE_KEYS_FILE, SITE_DIR: values.SITE_DIR }),
    /** The first origin of the site: links in emails and the one-time link start with it. */
    siteUrl: values.SITE_ORIGIN[0] ?? '',
    /** The codes of the languages besides English. */
    languages: Object.keys(values.LANGUAGES),
    /** The discovery document with the live versions of the front ends: the site's own by default. */
    discovery: { url: values.DISCOVERY_URL, environment: values.DELIVERY_ENV },
    databaseUrl: values.DATABASE_URL,
    /** The same database without a pooler, for notifications and migrations. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    /** A standby of the database, for reads of visitors. */
    databaseReadUrl: values.DATABASE_READ_URL,
    /** The same database as the owner of its tables; only commands use it. */
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    /** The store of uploaded files and their narrower copies: a folder, or `s3://…`. */
    filesUrl,
    /** The disks that are watched: the site's, that of the files if they are in another folder, and named ones. */
    disks: {
      site: siteDir,
      ...(!filesUrl.startsWith('s3:') && filesUrl !== siteDir && { files: filesUrl }),
      ...values.DISKS,
    },
    /** The file of the key that encrypts backups. */
    backupKeyFile: values.BACKUP_KEY_FILE && path.resolve(values.BACKUP_KEY_FILE),
    mailUrl: values.MAIL_URL,
    mailFrom: values.MAIL_FROM,
    /** `X-Forwarded-For` is used only behind these. */
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
    /** The value of `Strict-Transport-Security`. */
    hsts: production ? values.HSTS : undefined,
    /** The folder of content for an empty embedded database; without it the site starts empty. */
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
      /** Of the whole site: uploads by visitors that nothing has used yet. */
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
