import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The address of a webhook is not on the internet. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';

  constructor() {
    super('The address leads into a private network');
  }
}

/** The assigned IPv6 addresses (RFC 4291): all others, such as `::7f00:1`, embed an IPv4 address or are reserved. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** An interface id made of an IPv4 address (ISATAP, RFC 5214): the third quarter of the address. */
const ISATAP = new Set(['0:5efe', '200:5efe']);

/**
 * Whether an IP address is on the internet: not of this machine, of its network, or reserved. IPv6 addresses with an
 * embedded IPv4 address (compatible, translated, NAT64, 6to4, Teredo, ISATAP) are refused; a mapped one counts as its
 * IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  const text = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(text)) return false;
  const ip = ipaddr.process(text);
  if (ip.range() !== 'unicast') return false;
  if (ip instanceof ipaddr.IPv4) return true;
  const [before = 0, middle = 0] = ip.parts.slice(4, 6);
  return ip.match(GLOBAL_UNICAST) && !ISATAP.has(`${before.toString(16)}:${middle.toString(16)}`);
}

/** The host of an address as an IP address; undefined for a name. */
export function ipIn({ hostname }: URL): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) ? host : undefined;
}

/**
 * Resolves a name and refuses it if any of its addresses is private. The connection uses the checked address, so that a
 * name cannot resolve differently afterwards.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new PrivateAddressError(), '');
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
