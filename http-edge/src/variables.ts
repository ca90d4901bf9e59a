import { DEADLINES } from './deadlines';
import { SAMPLERS } from './traces/settings';

/** An environment variable of a server, documented for operators. */
export interface Variable {
  readonly meaning: string;
  /** It has no default in production. */
  readonly inProduction?: true;
  /** An address, or several: in production it uses TLS, or its host is this machine or named in `PLAINTEXT_HOSTS`. */
  readonly isAddress?: true;
  /** The value if the variable is not set. */
  readonly otherwise?: string;
  /** A secret, which may also be in the file that `<name>_FILE` names. */
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
  LANGUAGES: {
    meaning:
      'the languages of the site besides English, by their codes and with commas, such as hi,gu; the pages of each have its code before their address, such as /hi/news',
    otherwise: '',
  },
  HOST: { meaning: 'the address of this machine that the server listens on', otherwise: '127.0.0.1' },
  TRUST_PROXY: {
    meaning:
      'the trusted proxies before this server, whose X-Forwarded headers count: addresses, networks or a number of hops; 0 for none',
    inProduction: true,
  },
  HSTS: {
    meaning:
      'the Strict-Transport-Security header in production: how long browsers use only https for this host and, with includeSubDomains, its subdomains; nginx needs the same: `delivery nginx --hsts`',
    otherwise: 'max-age=31536000; includeSubDomains',
  },
  LIMIT_HEADERS_SECONDS: {
    meaning: 'the timeout of the headers of a request, in seconds',
    otherwise: seconds(DEADLINES.headers),
  },
  LIMIT_REQUEST_SECONDS: {
    meaning: 'the timeout of a whole request, in seconds',
    otherwise: seconds(DEADLINES.request),
  },
  LIMIT_STALL_SECONDS: {
    meaning: 'seconds without data after which a request is ended',
    otherwise: seconds(DEADLINES.stall),
  },
  LIMIT_UPLOADS_UNDER_WAY: {
    meaning: 'concurrent uploads of the whole site',
    otherwise: '40',
  },
  LIMIT_UPLOADS_PER_ADDRESS: {
    meaning: 'concurrent uploads of an address or a signed-in user',
    otherwise: '4',
  },
  METRICS_PORT: {
    meaning: 'the port of /livez, /readyz and /metrics, for monitoring; if empty, they are not served',
    otherwise: '',
  },
  METRICS_HOST: { meaning: 'the address of this machine that METRICS_PORT listens on', otherwise: '127.0.0.1' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning:
      'the OpenTelemetry collector that gets traces, by OTLP over HTTP as JSON, such as http://127.0.0.1:4318; if empty, nothing is traced',
    isAddress: true,
    otherwise: '',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    meaning: 'headers for the collector, such as authorization=Bearer%20…, with commas',
    otherwise: '',
    secret: true,
  },
  OTEL_TRACES_SAMPLER: {
    meaning: `which requests are traced: ${SAMPLERS.join(', ')}; a public site takes parentbased_traceidratio`,
    otherwise: 'parentbased_always_on',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    meaning: 'the share of the requests that a sampler with traceidratio traces, from 0 to 1; the same for all servers',
    otherwise: '1',
  },
  OTEL_BSP_SCHEDULE_DELAY: {
    meaning: 'milliseconds for which spans are collected before they are sent',
    otherwise: '5000',
  },
  OTEL_SERVICE_NAME: {
    meaning: 'the name of the server in traces; by default site-api and site-shell',
    otherwise: '',
  },
  DELIVERY_ENV: { meaning: 'the environment of the store that is served', otherwise: 'production' },
  SITE_DIR: { meaning: "the folder of the site's data, which only the servers' account may open", otherwise: '.site' },
} as const satisfies Variables;
