import { shortAddress } from 'api-client';
import type { FastifyRequest } from 'fastify';
import { targetInLog } from 'http-edge';

/** What the log says of a request: the visitor's network address shortened, and neither tokens nor a query. */
export function requestInLog({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  return { method, url: targetInLog(url), ip: shortAddress(ip) };
}
