import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENCODINGS } from './page-body';
import type { PublicRead } from './read-cache';

/** Bytes from which compression pays. */
const SMALLEST = 1_024;

/** Sends an answer of the API that this server has kept, as the API and the compression before it would have. */
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
    (body.size >= SMALLEST && negotiate(request.headers['accept-encoding'] ?? '', [...ENCODINGS])) || undefined;
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await body.as(encoding, undefined));
}
