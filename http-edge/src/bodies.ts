import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, Server } from 'node:http';
import { rememberTarget } from './client-errors';
import { SLOWEST, type Deadlines } from './deadlines';

/** Whether there is more of this request to come. */
const isArriving = (raw: IncomingMessage): boolean =>
  !raw.complete &&
  !raw.readableEnded &&
  (raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0);

/** Ends a connection whose body drips, and one whose answer nobody takes. */
export function watchPace(
  server: Server,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { stall, exchange }: Pick<Deadlines, 'stall' | 'exchange'>,
): void {
  const { socket } = raw;
  const last = setTimeout(() => socket.destroy(), exchange).unref();
  reply.raw.once('close', () => clearTimeout(last));
  if (!isArriving(raw)) return;
  const forget = rememberTarget(socket, raw.url ?? '');
  let before = socket.bytesRead;
  const pace = setInterval(() => {
    if (!isArriving(raw)) return clearInterval(pace);
    if (socket.bytesRead - before >= SLOWEST) return void (before = socket.bytesRead);
    clearInterval(pace);
    if (reply.raw.headersSent) socket.destroy();
    else
      server.emit(
        'clientError',
        Object.assign(new Error('The body drips'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      );
  }, stall).unref();
  raw.once('close', () => {
    clearInterval(pace);
    forget();
  });
}

/**
 * Before an answer to a request that is still arriving: closing now would reset the connection, and the caller, who is
 * busy sending, would never read why. So the connection stays until the rest is here; the deadlines bound that.
 */
export function keepForTheRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (!isArriving(raw)) return;
  const wasToClose = !reply.raw.shouldKeepAlive;
  reply.removeHeader('connection');
  reply.raw.shouldKeepAlive = true;
  reply.raw.once('finish', () => {
    if (wasToClose) raw.once('end', () => raw.socket.end());
    raw.unpipe();
    raw.resume();
  });
}
