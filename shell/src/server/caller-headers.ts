import type { FastifyRequest } from 'fastify';
import { callerOf, isUntraced, traceHeader } from 'http-edge';
import { pseudonymOf } from './caller-pseudonym';

/** Passes the secret of the visitor's link on to the API, and to no other server. */
export const SECRET_HEADER = 'x-version-preview';

type Caller = Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'protocol' | 'url' | 'span'>;

/**
 * Headers that identify the visitor, the request and its trace to the API, for its limits and logs. The sender of a report without a
 * name has a pseudonym: the API also logs the calls that a page needs besides.
 */
export const forwardedHeaders = ({ ip, host, protocol, id, url, span }: Caller): Record<string, string> => ({
  'x-forwarded-for': isUntraced(url) ? pseudonymOf(callerOf(ip)) : ip,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
  'x-request-id': id,
  ...traceHeader({ span }),
});

/** The headers of calls that this server makes on behalf of a request. */
export const callerHeaders = (request: Caller & Pick<FastifyRequest, 'headers'>): Record<string, string> => ({
  ...forwardedHeaders(request),
  'user-agent': isUntraced(request.url) ? '' : (request.headers['user-agent'] ?? ''),
});
