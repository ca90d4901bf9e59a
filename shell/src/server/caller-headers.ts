import type { FastifyRequest } from 'fastify';

/** Passes the secret of the visitor's link on to the API, and to no other server. */
export const SECRET_HEADER = 'x-version-preview';

type Caller = Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'protocol'>;

/** Headers that identify the visitor and the request to the API, for its limits and logs. */
export const forwardedHeaders = ({ ip, host, protocol, id }: Caller): Record<string, string> => ({
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
  'x-request-id': id,
});

/** The headers of calls that this server makes on behalf of a request. */
export const callerHeaders = (request: Caller & Pick<FastifyRequest, 'headers'>): Record<string, string> => ({
  ...forwardedHeaders(request),
  'user-agent': request.headers['user-agent'] ?? '',
});
