import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { VISITOR_GROUPS } from 'federation/discovery';

export interface NginxSite {
  /** The site's public address. */
  readonly origin: string;
  /** The value of `Strict-Transport-Security`, if `origin` is https. */
  readonly hsts: string;
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
  /**
   * The DNS server that is asked again every second for the one name of the shell servers and the one of the API
   * servers: containers come back with another address. Without a value, names are resolved when nginx starts.
   */
  readonly resolver?: string | undefined;
  /** The folder of `fullchain.pem` and `privkey.pem`, if nginx ends TLS; visitors who come by http are redirected. */
  readonly tls?: string | undefined;
  /** Whether nginx offers HTTP/3 as well, which it has from 1.25 on; only with `tls`. */
  readonly http3?: boolean | undefined;
  /** The port or address whose visitors are redirected to https; by default 80. */
  readonly httpListen?: string | undefined;
  /** Whether a port without an address is also that of every IPv6 address; by default it is. */
  readonly ipv6?: boolean | undefined;
}

/** The configuration cannot be created from a value; the message names the value and its required format. */
export class NginxSiteRefused extends Error {
  override readonly name = 'NginxSiteRefused';
}

const TEMPLATES = path.resolve(__dirname, '../../nginx');
const template = async (name: string): Promise<string> =>
  (await readFile(path.join(TEMPLATES, `${name}.conf.template`), 'utf8')).trimEnd();

type Values = Readonly<Record<string, string>>;

/** A template with its placeholders filled in; placeholders in values stay. */
const filled = (text: string, values: Values): string =>
  text.replaceAll(/\$\{([A-Z_]+)\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for ${name}, which nothing fills in.`);
    return value;
  });

const BUCKET = /^s3:\/\/[^\s"'\\]+$/;

const ADDRESS = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}$/i;
const LISTEN = /^(?:(?:[a-z0-9.-]+|\*|\[[0-9a-f:.]+\]):)?\d{1,5}$/i;
const HIGHEST_PORT = 65_535;
const NAME = /^(?=.*[a-z])[a-z0-9.-]+:\d{1,5}$/i;
/** compose.yaml of a release replaces `local`: the address of a container network's resolver differs. */
const RESOLVER = /^(?:(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:]+\])(?::\d{1,5})?|local)$/i;
const FOLDER = /^\/[\w./@+-]+$/;
const HSTS = /^max-age=\d+(; includeSubDomains)?(; preload)?$/;
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

function serverLines(option: string, addresses: readonly string[]): string {
  check(addresses.length > 0, option, '', 'given at least once, as host:port');
  for (const address of addresses) check(isAddress(ADDRESS, address), option, address, 'host:port');
  if (addresses.length === 1) return `server ${addresses[0]};`;
  // A failed server is skipped for a while. When all have failed, they are tried in turn, because a server that has
  // just restarted is not known to be back.
  return ['max_fails=1 fail_timeout=5s', 'max_fails=0 backup']
    .flatMap((how) => addresses.map((address) => `server ${address} ${how};`))
    .join('\n    ');
}

interface Upstream {
  /** The definition for the http block. */
  readonly block: string;
  /** The name in `proxy_pass`. */
  readonly name: string;
  /** How many servers a request is given to; 0 for each address of a name. */
  readonly tries: number;
}

/** The servers of one kind: a list, or a name that is resolved again and again because a variable has it. */
function upstream(name: string, option: string, addresses: readonly string[], resolver: string | undefined): Upstream {
  const lines = serverLines(option, addresses);
  const [address = ''] = addresses;
  if (resolver === undefined || !addresses.some((one) => NAME.test(one)))
    return { block: `upstream ${name} {\n    ${lines}\n    keepalive 32;\n}`, name, tries: addresses.length };
  check(addresses.length === 1, option, addresses.join(' '), 'one name when --resolver is given');
  return { block: `map "" $${name} {\n    default ${address};\n}`, name: `$${name}`, tries: 0 };
}

/**
 * The access log in the site's reduced format. nginx writes whole requests and addresses of visitors into the error log
 * and has no format for it, so that log records no requests: the access log says which server failed.
 */
const logsIn = (folder: string): string =>
  `access_log ${folder}/site-access.log site if=$site_is_logged;\n    error_log ${folder}/site-error.log emerg;`;

/** The same as `UNTRACED` of `http-edge`, the requests that no log has; a test compares the two. */
export const UNTRACED: readonly string[] = [
  '^/+(?:page-data/+)?(?:[a-z]{2,3}(?:-[a-z]+)?/+)?reports(?:/|$)',
  '^/+api/v1/+reports/+(?:forms|thread)(?:/|$)',
  '^/+r/+[^/]+/+[^/]+/+(?:.*/)?reports?[.-][^/]*$',
];

/** The same as `securityHeaders` of `http-edge` for the servers' answers; a test compares the two. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * The security headers of nginx's own answers. `own` are for locations without a server behind them; `where` are for
 * the others, and empty when a server has answered. Every location that adds headers needs them, because it does not
 * inherit any.
 */
function securityHeaders(hsts: string | undefined) {
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    ...(hsts !== undefined && { 'Strict-Transport-Security': hsts }),
  });
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

/** The `listen` lines of a port or an address. */
function listenLines(listen: string, how: string, ipv6: boolean): string {
  const isPort = /^\d+$/.test(listen);
  return [listen, ...(isPort && ipv6 ? [`[::]:${listen}`] : [])].map((at) => `listen ${at}${how};`).join('\n    ');
}

/** The `listen` lines for TLS. */
function tlsListenLines(listen: string, ipv6: boolean, http3: boolean): string {
  // Before 1.25.1 nginx knows only this form of `http2`, and later ones warn about it.
  if (!http3) return listenLines(listen, ' ssl http2', ipv6);
  return [listenLines(listen, ' ssl', ipv6), listenLines(listen, ' quic', ipv6), 'http2 on;'].join('\n    ');
}

/** Tells browsers for a day that they may use HTTP/3 from now on. */
const http3Offer = (port: string): string => `add_header Alt-Svc 'h3=":${port || '443'}"; ma=86400' always;`;

/** Certbot writes its answers for the certificate authority here. */
const ACME = `location /.well-known/acme-challenge/ {
        root /var/www/acme;
        default_type text/plain;
    }`;

/** Mozilla's intermediate configuration. No OCSP stapling: certificate authorities have given OCSP up. */
const TLS = [
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;',
  'ssl_prefer_server_ciphers off;',
  'ssl_session_cache shared:site_tls:10m;',
  'ssl_session_timeout 1d;',
  'ssl_session_tickets off;',
];

const certificateIn = (folder: string): string[] => [
  `ssl_certificate ${folder}/fullchain.pem;`,
  `ssl_certificate_key ${folder}/privkey.pem;`,
];

/**
 * The complete nginx configuration. Values are validated, so that nginx cannot interpret one as more than a name.
 *
 * @throws NginxSiteRefused
 */
export async function nginxSiteConfig(site: NginxSite): Promise<string> {
  const { origin, hsts, listen, store, cache, logs, shells, apis, apiListen, resolver, tls, ipv6 = true } = site;
  const { httpListen = '80', http3 = false } = site;
  const { host, hostname, protocol, port } = siteUrl(origin);
  const isHttps = protocol === 'https:';
  const folder = 'the absolute path of a folder, without spaces and signs,';
  for (const [option, at] of [
    ['--listen', listen],
    ['--http-listen', httpListen],
  ] as const)
    check(isAddress(LISTEN, at), option, at, 'a port, or address:port');
  const isBucket = BUCKET.test(store);
  check(isBucket || FOLDER.test(store), '--store', store, `s3://… or ${folder}`);
  check(FOLDER.test(cache), '--cache', cache, folder);
  check(FOLDER.test(logs), '--logs', logs, folder);
  check(HSTS.test(hsts), '--hsts', hsts, 'max-age=<seconds>, then "; includeSubDomains" and "; preload" or not');
  if (resolver !== undefined) check(RESOLVER.test(resolver), '--resolver', resolver, 'the address of a DNS server');
  if (apiListen !== undefined) check(isAddress(ADDRESS, apiListen), '--api-listen', apiListen, 'address:port');
  if (tls !== undefined) {
    check(FOLDER.test(tls), '--tls', tls, folder);
    check(isHttps, '--public', origin, 'an https address when --tls is given');
  }
  check(!http3 || tls !== undefined, '--tls', '', 'given together with --http3');
  const headers = securityHeaders(isHttps ? hsts : undefined);
  const [shell, api] = [
    upstream('site_shell', '--shell', shells, resolver),
    upstream('site_api', '--api', apis, resolver),
  ];
  const toHttp = listenLines(httpListen, '', ipv6);
  const own = tls === undefined ? listenLines(listen, '', ipv6) : tlsListenLines(listen, ipv6, http3);
  // The processes of nginx share a port of UDP only with `reuseport`, which one server has to set.
  const forAll = own.replaceAll(/ quic;/g, ' quic reuseport;');
  const values: Values = {
    SERVER_NAME: hostname,
    HOST: host,
    LISTEN: tls === undefined ? own : [own, ...certificateIn(tls), ...TLS].join('\n    '),
    // The first server of a port decides about the protocols, before the browser has sent the server name.
    LISTEN_ALL: tls === undefined ? own : [toHttp, forAll, 'ssl_reject_handshake on;', ...TLS].join('\n    '),
    LISTEN_HTTP: toHttp,
    API_LISTEN: apiListen ?? '',
    ACME: isHttps ? ACME : '',
    RESOLVER: resolver === undefined ? '' : `resolver ${resolver} valid=1s${ipv6 ? '' : ' ipv6=off'};`,
    SCHEME: protocol.slice(0, -1),
    SECURE: isHttps ? '; Secure' : '',
    COOKIE_PREFIX: isHttps ? '__Host-' : '',
    GROUPS: groups(),
    CACHE: cache,
    STORE_DIR: store,
    SHELL_UPSTREAM: shell.block,
    API_UPSTREAM: api.block,
    SHELL: shell.name,
    API: api.name,
    SHELL_TRIES: String(shell.tries),
    API_TRIES: String(api.tries),
    LOGS: logsIn(logs),
    UNTRACED: UNTRACED.map((pattern) => `"~*${pattern}" 0;`).join('\n    '),
    SECURITY_HEADER_MAPS: headers.maps,
    OWN_SECURITY_HEADERS: headers.own,
    SECURITY_HEADERS: http3 ? `${headers.where}\n    ${http3Offer(port)}` : headers.where,
  };
  const part = async (name: string, more: Values = {}): Promise<string> =>
    filled(await template(name), { ...values, ...more });
  const apiFailure = (requestId: string): Promise<string> => part('api-failure', { REQUEST_ID: requestId });
  return part('site', {
    PUBLISHED: await part(isBucket ? 'published-in-bucket' : 'published-in-folder'),
    API_FAILURE: await apiFailure('$request_id'),
    INTERNAL_API:
      apiListen === undefined ? '' : await part('internal-api', { API_FAILURE: await apiFailure('$site_passed_id') }),
    REDIRECT: tls === undefined ? '' : await part('redirect'),
  });
}
