import { shortAddress } from 'api-client';
import type { FastifyRequest } from 'fastify';
import { isUntraced, targetInLog } from 'http-edge';

/**
 * The logged part of a request: the visitor's shortened network address, and neither tokens nor the query. Nothing
 * of the visitor is logged for reports without a name.
 */
export function requestInLog({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  return { method, url: targetInLog(url), ip: isUntraced(url) ? '' : shortAddress(ip) };
}
