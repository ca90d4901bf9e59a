import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The address that a webhook leads to is not one of the internet. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';

  constructor() {
    super('The address leads into a private network');
  }
}

/** Whether an IP address is one of the internet: not of this machine, of its network, or of anything reserved. */
export function isPublicAddress(address: string): boolean {
  const text = address.replace(/%.*$/, '');
  return ipaddr.isValid(text) && ipaddr.process(text).range() === 'unicast';
}

/** The host of an address as an IP address; undefined for a name. */
export function ipIn({ hostname }: URL): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) ? host : undefined;
}

/**
 * Looks a name up and refuses when any of its addresses is private. What it answers is what is connected to, so that a
 * name cannot mean one thing when it is checked and another when it is used.
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
