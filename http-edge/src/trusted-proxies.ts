import proxyAddr from '@fastify/proxy-addr';
import { isIP } from 'node:net';

/** Whether the peer so many hops away may say who asked it; `false` when nobody may. */
export type TrustedProxies = false | ((address: string, hop: number) => boolean);

const NOBODY = new Set(['', '0', 'false']);
const MOST_HOPS = 16;
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An address or a network, written out: `1.5`, which some take for `1.0.0.5`, is more likely a slip. */
const isPlace = (place: string): boolean => NAMED.has(place) || isIP(place.split('/')[0] ?? '') !== 0;

/**
 * Reads `TRUST_PROXY`, whose `X-Forwarded-*` headers count:
 *
 * - nothing, `0` or `false`: nobody's
 * - a number of hops: that many proxies stand before this server, the last of them connects to it
 * - a list of addresses and networks: `10.0.0.0/8, 192.0.2.7`, also `loopback`, `linklocal`, `uniquelocal`
 *
 * @throws Error that says what is wrong with the value
 */
export function trustedProxies(value: string): TrustedProxies {
  const text = value.trim();
  if (NOBODY.has(text)) return false;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    if (hops > MOST_HOPS) throw new Error(`TRUST_PROXY names ${text} hops; at most ${MOST_HOPS} are believed`);
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
