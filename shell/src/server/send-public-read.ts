import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENCODINGS } from './page-body';
import type { PublicRead } from './read-cache';

/** The minimum size for compression, in bytes. */
const MIN_COMPRESSED_BYTES = 1_024;

/** Sends a cached answer of the API, with the headers and compression that a forwarded one has. */
export async function sendPublicRead(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: PublicRead,
): Promise<FastifyReply> {
  const { etag } = headers;
  reply.code(status).headers({ ...headers, 'x-request-id': request.id, vary: 'Authorization, Accept-Encoding' });
  const known = request.headers['if-none-match'];
  if (etag && known && (known === '*' || known.split(',').some((one) => one.trim() === etag)))
    return reply.code(304).removeHeader('content-type').send();
  const encoding =
    (body.size >= MIN_COMPRESSED_BYTES && negotiate(request.headers['accept-encoding'] ?? '', [...ENCODINGS])) ||
    undefined;
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await body.as(encoding, undefined));
}
