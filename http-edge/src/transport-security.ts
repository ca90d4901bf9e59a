import { isOwnMachine } from './site-origins';

/** An address without TLS: its host, and the setting that turns TLS on. */
interface Plaintext {
  readonly host: string;
  readonly remedy: string;
}

const DATABASE_MODES = ['require', 'verify-ca', 'verify-full'];

function ofDatabase(url: URL): Plaintext | undefined {
  const last = (name: string): string | undefined => url.searchParams.getAll(name).at(-1);
  const host = last('host') ?? decodeURIComponent(url.hostname);
  const isEncrypted = DATABASE_MODES.includes(last('sslmode') ?? '') || (!last('sslmode') && last('ssl') === 'true');
  const isSocket = host === '' || host.startsWith('/');
  return isEncrypted || isSocket ? undefined : { host, remedy: 'add ?sslmode=verify-full' };
}

function plaintextOf(address: string): Plaintext | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const host = url.hostname;
  switch (url.protocol) {
    case 'http:':
      return { host, remedy: 'take https://' };
    case 'smtp:':
      return url.searchParams.get('requireTLS') === 'true'
        ? undefined
        : { host, remedy: 'take smtps:// or add ?requireTLS=true' };
    case 'postgres:':
    case 'postgresql:':
      return ofDatabase(url);
    case 's3:':
      return plaintextOf(url.searchParams.get('endpoint') ?? '');
    default:
      return undefined;
  }
}

/**
 * Checks the hosts of a variable for production: each has to use TLS, be this machine, or be allowed by name. The
 * messages leave out the address, which may have a password.
 *
 * @param value an address, or several with commas, each with a name (`name=`) or without
 * @param named the hosts that `PLAINTEXT_HOSTS` allows
 */
export function withoutTls(value: string, named: readonly string[]): string[] {
  return value.split(/,\s*(?=(?:[\w-]+=)?https?:)/).flatMap((address) => {
    const plaintext = plaintextOf(address.trim().replace(/^[\w-]+=(?=https?:)/, ''));
    if (!plaintext) return [];
    const { host, remedy } = plaintext;
    if (isOwnMachine(host) || /^127\.[\d.]+$/.test(host) || named.includes(host)) return [];
    return [`${host} would be reached without TLS: ${remedy}, or name the host in PLAINTEXT_HOSTS`];
  });
}
