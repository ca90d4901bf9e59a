import { SHARED_VARIABLES, type Variables } from 'http-edge';

const limit = (meaning: string, otherwise: number) => ({ meaning, otherwise: String(otherwise) });

/** Every variable of the API server; the schema in `config.ts` has exactly these. */
export const VARIABLES = {
  ...SHARED_VARIABLES,
  PORT: { meaning: 'the port that the API server listens on', otherwise: '4000' },
  DATABASE_URL: {
    isAddress: true,
    meaning:
      'the PostgreSQL database, such as postgres://user:password@host/site; if empty outside production, an embedded database',
    inProduction: true,
    secret: true,
  },
  MIGRATION_DATABASE_URL: {
    isAddress: true,
    meaning:
      'the same database with the role that owns the tables, only for the commands `migrate` and `restore`; the role of DATABASE_URL may then only add to the audit log',
    otherwise: '',
    secret: true,
  },
  DATABASE_DIRECT_URL: {
    isAddress: true,
    meaning:
      'the address of PostgreSQL itself, with the same role, when DATABASE_URL names a pooler such as PgBouncer; for notifications and migrations, which need a session',
    otherwise: '',
    secret: true,
  },
  DATABASE_READ_URL: {
    isAddress: true,
    meaning:
      'a standby of the database that answers public reads while it is up to date; the primary answers everything else',
    otherwise: '',
    secret: true,
  },
  DATABASE_POOL: { meaning: 'the maximum number of PostgreSQL connections of each process', otherwise: '10' },
  FILES_URL: {
    isAddress: true,
    meaning: 'where uploaded files are stored, such as s3://bucket/site or, for one machine, a folder',
    inProduction: true,
  },
  DISKS: {
    meaning:
      'further disks of this machine to monitor, by name, such as database=/var/lib/postgresql,edge=/var/cache/nginx',
    otherwise: '',
  },
  SITE_KEYS_FILE: {
    meaning:
      'the file with the keys that encrypt second steps, webhook secrets and waiting emails, and sign links; the same for all API servers, not part of backups',
    inProduction: true,
    otherwise: '.site/keys.json',
  },
  BACKUP_KEY_FILE: {
    meaning:
      'the file of the key of age that encrypts backups, which production requires; of the commands `backup` and `restore` alone',
    otherwise: '',
  },
  MAIL_URL: {
    isAddress: true,
    meaning:
      'the mail server, such as smtps://user:password@host; if empty outside production, emails become files in a folder',
    inProduction: true,
    secret: true,
  },
  MAIL_FROM: {
    meaning: 'the sender of emails, such as Tridhara <no-reply@example.com>',
    inProduction: true,
    otherwise: 'Tridhara Energy & Chemicals <no-reply@tridhara.example>',
  },
  SEED: { meaning: 'a folder with the initial content of an empty embedded database', otherwise: '' },
  LOG_LEVEL: {
    meaning: 'the log level of the API server: fatal, error, warn, info, debug, trace or silent',
    otherwise: 'info',
  },
  LOG_PRETTY: { meaning: '1 for readable logs in place of JSON', otherwise: '0' },
  LIMIT_LOGIN_PER_ACCOUNT: limit('wrong passwords for an account in 15 minutes', 5),
  LIMIT_LOGIN_PER_ADDRESS: limit('wrong passwords from an address in 15 minutes', 20),
  LIMIT_CODES_PER_HOUR: limit('codes sent to an email address in an hour', 5),
  LIMIT_FORMS_PER_HOUR: limit('forms from an address in an hour', 5),
  LIMIT_TELEMETRY_PER_MINUTE: limit(
    'reports of browsers that each API server accepts from an address in a minute',
    120,
  ),
  LIMIT_TELEMETRY_EVENTS_PER_MINUTE: limit('measurements that each API server stores from an address in a minute', 300),
  LIMIT_TELEMETRY_OF_SITE_PER_MINUTE: limit('measurements that each API server stores in a minute', 20_000),
  LIMIT_SEARCHES_PER_MINUTE: limit('searches from an address in a minute that each API server answers', 300),
  LIMIT_TOKEN_CALLS_PER_MINUTE: limit('calls with an API token in a minute', 600),
  LIMIT_REACTIONS_PER_MINUTE: limit('reactions from an address in a minute', 60),
  LIMIT_UNCLAIMED_UPLOADS: limit('uploads of visitors in the whole site that nothing uses yet', 1_000),
  LIMIT_UNCLAIMED_MEGABYTES: limit('the size of these files together, in megabytes', 1_000),
  LIMIT_FILE_SECONDS: limit('seconds of work of a child process on one uploaded file or picture', 20),
  LIMIT_FILE_MEGABYTES: limit('memory of such a process, in megabytes', 512),
  QPDF_PROGRAM: {
    meaning: 'the program that rewrites accepted PDFs; if it is missing, PDFs are stored as they were sent',
    otherwise: 'qpdf',
  },
  DISCOVERY_URL: {
    isAddress: true,
    meaning: "the address of the discovery document, if it is not the site's",
    otherwise: '',
  },
  SESSION_IDLE_MINUTES: limit('minutes without a call after which a session ends', 60),
  SESSION_HOURS: limit('hours after which a session ends', 12),
  OIDC_ISSUER: { isAddress: true, meaning: 'the address of the OpenID Connect provider for signing in', otherwise: '' },
  OIDC_CLIENT_ID: { meaning: 'the client id of this site at the provider', otherwise: '' },
  OIDC_CLIENT_SECRET: { meaning: 'the client secret of this site at the provider', otherwise: '', secret: true },
} as const satisfies Variables;
