import { shortAddress } from 'api-client';
import type { FastifyRequest } from 'fastify';

/** What the log says of a request: the visitor's network address only shortened, what was searched for not at all. */
export function requestInLog({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  return { method, url: url.replace(/\?.*$/, '?[left out]'), ip: shortAddress(ip) };
}
