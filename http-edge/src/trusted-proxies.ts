import proxyAddr from '@fastify/proxy-addr';
import { isIP } from 'node:net';

/** Whether the peer at this number of hops may name its caller; `false` if none may. */
export type TrustedProxies = false | ((address: string, hop: number) => boolean);

const NONE = new Set(['', '0', 'false']);
const MAX_HOPS = 16;
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** A complete address or network: `1.5`, which some programs read as `1.0.0.5`, is more likely an error. */
const isPlace = (place: string): boolean => NAMED.has(place) || isIP(place.split('/')[0] ?? '') !== 0;

/**
 * Reads `TRUST_PROXY`, the proxies whose `X-Forwarded-*` headers are used:
 *
 * - nothing, `0` or `false`: none
 * - a number of hops: that many proxies are before this server, the last of them connects to it
 * - a list of addresses and networks: `10.0.0.0/8, 192.0.2.7`, also `loopback`, `linklocal`, `uniquelocal`
 *
 * @throws Error that says what is wrong with the value
 */
export function trustedProxies(value: string): TrustedProxies {
  const text = value.trim();
  if (NONE.has(text)) return false;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    if (hops > MAX_HOPS) throw new Error(`TRUST_PROXY names ${text} hops; at most ${MAX_HOPS} are believed`);
    return (_address, hop) => hop < hops;
  }
  const places = text.split(',').map((place) => place.trim());
  try {
    if (!places.every(isPlace)) throw new Error('Not an address');
    return proxyAddr.compile(places);
  } catch {
    throw new Error(
      `TRUST_PROXY has to be a number of hops or a list such as 10.0.0.0/8, 192.0.2.7, loopback, not "${value}"`,
    );
  }
}
