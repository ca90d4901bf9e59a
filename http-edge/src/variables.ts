import { DEADLINES } from './deadlines';

/** An environment variable of a server, documented for operators. */
export interface Variable {
  readonly meaning: string;
  /** It has no default in production. */
  readonly inProduction?: true;
  /** An address, or several: in production it uses TLS, or its host is this machine or named in `PLAINTEXT_HOSTS`. */
  readonly isAddress?: true;
  /** The value in words if the variable is not set. */
  readonly otherwise?: string;
  /** A secret: it belongs into no process list and no repository, and may come from the file that `<name>_FILE` names. */
  readonly secret?: true;
}

export type Variables = Readonly<Record<string, Variable>>;

const seconds = (milliseconds: number): string => String(milliseconds / 1_000);

/** The variables that both servers read. */
export const SHARED_VARIABLES = {
  NODE_ENV: { meaning: '`production` for a public site: then important variables have no defaults', otherwise: '' },
  SITE_ORIGIN: {
    meaning:
      'the address that visitors use, such as https://www.example.com; several with commas, the first is used in links',
    inProduction: true,
    isAddress: true,
  },
  PLAINTEXT_HOSTS: {
    meaning: 'hosts that may be reached without TLS in production, with commas; this machine always may',
    otherwise: '',
  },
  HOST: { meaning: 'the address of this machine that the server answers on', otherwise: '127.0.0.1' },
  TRUST_PROXY: {
    meaning:
      'the proxies before this server whose X-Forwarded headers are believed: addresses, networks or a number of hops; 0 for none',
    inProduction: true,
  },
  HSTS: {
    meaning:
      'in production, for how long browsers use https alone, for this host and, with includeSubDomains, every host below it; nginx needs the same: `delivery nginx --hsts`',
    otherwise: 'max-age=31536000; includeSubDomains',
  },
  LIMIT_HEADERS_SECONDS: {
    meaning: 'how long the headers of a request may take',
    otherwise: seconds(DEADLINES.headers),
  },
  LIMIT_REQUEST_SECONDS: { meaning: 'how long a whole request may take', otherwise: seconds(DEADLINES.request) },
  LIMIT_STALL_SECONDS: {
    meaning: 'how long nothing may come of a request that has begun',
    otherwise: seconds(DEADLINES.stall),
  },
  LIMIT_UPLOADS_UNDER_WAY: {
    meaning: 'files of the whole site that may be being sent at the same time',
    otherwise: '40',
  },
  LIMIT_UPLOADS_PER_ADDRESS: {
    meaning: 'files that an address, or a signed-in user, may upload at the same time',
    otherwise: '4',
  },
  METRICS_PORT: {
    meaning: 'the port of /livez, /readyz and /metrics, for whoever looks after the servers; without it there are none',
    otherwise: '',
  },
  METRICS_HOST: { meaning: 'the address of this machine that the port answers on', otherwise: '127.0.0.1' },
  DELIVERY_ENV: { meaning: 'the environment that is served', otherwise: 'production' },
  SITE_DIR: { meaning: "the site's own folder, for its owner alone", otherwise: '.site' },
} as const satisfies Variables;
