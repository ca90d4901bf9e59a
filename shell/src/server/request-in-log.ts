import { shortAddress } from 'api-client';
import type { FastifyRequest } from 'fastify';
import { targetInLog } from 'http-edge';

/** The logged part of a request: the visitor's shortened network address, and neither tokens nor the query. */
export function requestInLog({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  return { method, url: targetInLog(url), ip: shortAddress(ip) };
}
