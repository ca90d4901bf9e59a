import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { VISITOR_GROUPS } from 'federation/discovery';

export interface NginxSite {
  /** The site's public address. */
  readonly origin: string;
  /** Port or address. */
  readonly listen: string;
  /** The address of published files: a folder that nginx reads, or a bucket that the shell servers read. */
  readonly store: string;
  /** The folder of nginx's page cache, which nginx creates if it is missing. */
  readonly cache: string;
  /** The folder of the site's logs, which has to exist. */
  readonly logs: string;
  /** `host:port` of every shell server, and of every API server. */
  readonly shells: readonly string[];
  readonly apis: readonly string[];
  /**
   * Address and port in this network where shell servers reach any available API server; visitors must not reach it.
   * Without a value there is no such address.
   */
  readonly apiListen?: string | undefined;
}

/** The configuration cannot be created from a value; the message names the value and its required format. */
export class NginxSiteRefused extends Error {
  override readonly name = 'NginxSiteRefused';
}

const TEMPLATES = path.resolve(__dirname, '../../nginx');
const template = (name: string): Promise<string> => readFile(path.join(TEMPLATES, `${name}.conf.template`), 'utf8');
const BUCKET = /^s3:\/\/[^\s"'\\]+$/;

const ADDRESS = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}$/i;
const INTERNAL_LISTEN = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}$/i;
const LISTEN = /^(?:(?:[a-z0-9.-]+|\*|\[[0-9a-f:.]+\]):)?\d{1,5}$/i;
const HIGHEST_PORT = 65_535;
const FOLDER = /^\/[\w./@+-]+$/;
const HOST_NAME = /^[a-z0-9.-]+$/;

function check(holds: boolean, what: string, value: string, shape: string): void {
  if (!holds) throw new NginxSiteRefused(`${what} has to be ${shape}, not "${value}".`);
}

function siteUrl(origin: string): URL {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  const isOrigin =
    url !== undefined && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(origin);
  if (!url || !isOrigin || !HOST_NAME.test(url.hostname))
    throw new NginxSiteRefused(`--public has to be the site's address, as https://www.example.org, not "${origin}".`);
  return url;
}

/** Whether an address has the given format and a valid port. */
function isAddress(shape: RegExp, address: string): boolean {
  const port = Number(/\d+$/.exec(address)?.[0]);
  return shape.test(address) && port >= 1 && port <= HIGHEST_PORT;
}

/** All groups of visitors, of equal size. */
const groups = (): string =>
  Array.from({ length: VISITOR_GROUPS }, (_, group) =>
    group === VISITOR_GROUPS - 1 ? `* ${group};` : `${100 / VISITOR_GROUPS}% ${group};`,
  ).join('\n    ');

function servers(option: string, addresses: readonly string[]): string {
  check(addresses.length > 0, option, '', 'said at least once, as host:port');
  for (const address of addresses) check(isAddress(ADDRESS, address), option, address, 'host:port');
  if (addresses.length === 1) return `server ${addresses[0]};`;
  // A failed server is skipped for a while. When all have failed, they are tried in turn, because a server that has
  // just restarted is not known to be back.
  return ['max_fails=1 fail_timeout=5s', 'max_fails=0 backup']
    .flatMap((how) => addresses.map((address) => `server ${address} ${how};`))
    .join('\n    ');
}

/**
 * The access log in the site's reduced format. nginx writes whole requests and addresses of visitors into the error log
 * and has no format for it, so that log records no requests: the access log says which server failed.
 */
const logsIn = (folder: string): string =>
  `access_log ${folder}/site-access.log site;\n    error_log ${folder}/site-error.log emerg;`;

/** The same as `securityHeaders` of `http-edge` for the servers' answers; a test compares the two. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const TRANSPORT_SECURITY = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/**
 * The security headers of nginx's own answers. `own` are for locations without a server behind them; `where` are for
 * the others, and empty when a server has answered. Every location that adds headers needs them, because it does not
 * inherit any.
 */
function securityHeaders(isHttps: boolean) {
  const headers = Object.entries({ ...SECURITY_HEADERS, ...(isHttps && TRANSPORT_SECURITY) });
  const variableOf = (name: string): string => `$site_own_${name.toLowerCase().replaceAll('-', '_')}`;
  return {
    maps: headers
      .map(([name, value]) => {
        const cases = `default "";\n    "" "${value}";`;
        return `map $upstream_http_x_content_type_options ${variableOf(name)} {\n    ${cases}\n}`;
      })
      .join('\n'),
    own: headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n    '),
    where: headers.map(([name]) => `add_header ${name} ${variableOf(name)} always;`).join('\n    '),
  };
}

/** The address at which shell servers reach the API; their headers with the visitor's data are passed on unchanged. */
function internalApi(listen: string | undefined, tries: number, logging: string): string {
  if (listen === undefined) return '';
  check(isAddress(INTERNAL_LISTEN, listen), '--api-listen', listen, 'address:port');
  return `
# For the shell servers alone: whichever API server answers.
server {
    listen ${listen};
    server_tokens off;
    ${logging}
    client_max_body_size 12m;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_request_buffering off;
    proxy_next_upstream error timeout http_503;
    proxy_next_upstream_tries ${tries};
    proxy_connect_timeout 2s;

    location / {
        error_page 418 = @repeatable_call;
        if ($http_idempotency_key) { return 418; }
        proxy_pass http://site_api;
    }

    # As for visitors; what is to be sent again has to be here as a whole.
    location @repeatable_call {
        proxy_request_buffering on;
        proxy_next_upstream error timeout http_503 non_idempotent;
        proxy_pass http://site_api;
    }
}
`;
}

/**
 * The complete nginx configuration. Values are validated, so that nginx cannot interpret one as more than a name.
 *
 * @throws NginxSiteRefused
 */
export async function nginxSiteConfig({
  origin,
  listen,
  store,
  cache,
  logs,
  shells,
  apis,
  apiListen,
}: NginxSite): Promise<string> {
  const { host, hostname, protocol } = siteUrl(origin);
  check(isAddress(LISTEN, listen), '--listen', listen, 'a port, or address:port');
  const isBucket = BUCKET.test(store);
  check(
    isBucket || FOLDER.test(store),
    '--store',
    store,
    's3://… or the absolute path of a folder, without spaces and signs,',
  );
  check(FOLDER.test(cache), '--cache', cache, 'the absolute path of a folder, without spaces and signs,');
  check(FOLDER.test(logs), '--logs', logs, 'the absolute path of a folder, without spaces and signs,');
  const logging = logsIn(logs);
  const headers = securityHeaders(protocol === 'https:');
  const values: Readonly<Record<string, string>> = {
    SERVER_NAME: hostname,
    HOST: host,
    LISTEN: listen,
    SCHEME: protocol.slice(0, -1),
    SECURE: protocol === 'https:' ? '; Secure' : '',
    COOKIE_PREFIX: protocol === 'https:' ? '__Host-' : '',
    GROUPS: groups(),
    CACHE: cache,
    STORE_DIR: store,
    SHELL_SERVERS: servers('--shell', shells),
    API_SERVERS: servers('--api', apis),
    SHELL_TRIES: String(shells.length),
    API_TRIES: String(apis.length),
    INTERNAL_API: internalApi(apiListen, apis.length, logging),
    LOGS: logging,
    SECURITY_HEADER_MAPS: headers.maps,
    OWN_SECURITY_HEADERS: headers.own,
    SECURITY_HEADERS: headers.where,
  };
  const published = (await template(isBucket ? 'published-in-bucket' : 'published-in-folder')).trimEnd();
  const text = (await template('site')).replace('${PUBLISHED}', () => published);
  return text.replaceAll(/\$\{([A-Z_]+)\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for ${name}, which nothing fills in.`);
    return value;
  });
}
