import { isIPv6 } from 'node:net';

/** The groups of an IPv6 address that name its network: each subscriber has 2^64 addresses in one. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The key by which limits count a caller: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one
 * household or machine.
 */
export function callerOf(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [front = [], back = []] = ip
    .replace(/%.*$/, '')
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const gap = Array.from({ length: Math.max(0, GROUPS - front.length - back.length) }, () => '0');
  const network = [...front, ...gap, ...back].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
