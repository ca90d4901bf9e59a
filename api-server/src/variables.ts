import { SHARED_VARIABLES, type Variables } from 'http-edge';

/** A limit, with its default. */
const limit = (meaning: string, otherwise: number) => ({ meaning, otherwise: String(otherwise) });

/** Every variable of the API server; the schema in `config.ts` has exactly these. */
export const VARIABLES = {
  ...SHARED_VARIABLES,
  PORT: { meaning: 'the port that the API server answers on', otherwise: '4000' },
  DATABASE_URL: {
    isAddress: true,
    meaning: 'the PostgreSQL database, such as postgres://user:password@host/site; outside production an embedded one',
    inProduction: true,
    secret: true,
  },
  MIGRATION_DATABASE_URL: {
    isAddress: true,
    meaning:
      'the same database as the role that owns its tables, for the commands `migrate` and `restore` alone; the role of DATABASE_URL then only adds to the audit log',
    otherwise: '',
    secret: true,
  },
  DATABASE_POOL: { meaning: 'how many connections to PostgreSQL each process keeps at most', otherwise: '10' },
  FILES_URL: {
    isAddress: true,
    meaning: 'where uploaded files are stored, such as s3://bucket/site or, for one machine, a folder',
    inProduction: true,
  },
  DISKS: {
    meaning:
      'further disks of this machine to watch, by name, such as database=/var/lib/postgresql,edge=/var/cache/nginx',
    otherwise: '',
  },
  SITE_KEYS_FILE: {
    meaning:
      'the file of the keys that seal second steps, webhooks and waiting mails and sign links; every API server has the same, no backup has it',
    inProduction: true,
    otherwise: '.site/keys.json',
  },
  MAIL_URL: {
    isAddress: true,
    meaning: 'the mail server, such as smtps://user:password@host; outside production files in a folder',
    inProduction: true,
    secret: true,
  },
  MAIL_FROM: {
    meaning: 'whom mails come from, such as Tridhara <no-reply@example.com>',
    inProduction: true,
    otherwise: 'Tridhara Energy & Chemicals <no-reply@tridhara.example>',
  },
  SEED: { meaning: 'a folder of content that an empty embedded database is filled with', otherwise: '' },
  LOG_LEVEL: {
    meaning: 'the least that the API server logs: fatal, error, warn, info, debug, trace or silent',
    otherwise: 'info',
  },
  LOG_PRETTY: { meaning: '1 for logs that people read', otherwise: '0' },
  LIMIT_LOGIN_PER_ACCOUNT: limit('wrong passwords for an account in 15 minutes', 5),
  LIMIT_LOGIN_PER_ADDRESS: limit('wrong passwords from an address in 15 minutes', 20),
  LIMIT_CODES_PER_HOUR: limit('codes that are sent to a mailbox in an hour', 5),
  LIMIT_FORMS_PER_HOUR: limit('forms from an address in an hour', 5),
  LIMIT_TELEMETRY_PER_MINUTE: limit('reports of browsers from an address in a minute', 120),
  LIMIT_TELEMETRY_EVENTS_PER_MINUTE: limit('measurements that are stored of an address in a minute', 300),
  LIMIT_TELEMETRY_OF_SITE_PER_MINUTE: limit('measurements that each API server stores in a minute', 20_000),
  LIMIT_SEARCHES_PER_MINUTE: limit('searches from an address in a minute that each API server answers', 300),
  LIMIT_TOKEN_CALLS_PER_MINUTE: limit('calls with an API token in a minute', 600),
  LIMIT_REACTIONS_PER_MINUTE: limit('reactions from an address in a minute', 60),
  LIMIT_UNCLAIMED_UPLOADS: limit('files of the whole site that strangers have sent and nothing uses yet', 1_000),
  LIMIT_UNCLAIMED_MEGABYTES: limit('what these files may take, in megabytes', 1_000),
  LIMIT_FILE_SECONDS: limit('seconds that a child process may work on one uploaded file or picture', 20),
  LIMIT_FILE_MEGABYTES: limit('megabytes that such a process may take', 512),
  QPDF_PROGRAM: {
    meaning: 'the program that rewrites accepted PDFs; without it they are stored as they were sent',
    otherwise: 'qpdf',
  },
  DISCOVERY_URL: {
    isAddress: true,
    meaning: "the document that says which front ends are live, when it is not the site's own",
    otherwise: '',
  },
  SESSION_IDLE_MINUTES: limit('how long a session may rest', 60),
  SESSION_HOURS: limit('how long a session may last', 12),
  OIDC_ISSUER: { isAddress: true, meaning: 'sign-in through an OpenID Connect provider: its address', otherwise: '' },
  OIDC_CLIENT_ID: { meaning: 'how that provider knows this site', otherwise: '' },
  OIDC_CLIENT_SECRET: { meaning: 'what this site shows that provider', otherwise: '', secret: true },
} as const satisfies Variables;
