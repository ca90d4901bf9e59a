import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, Server } from 'node:http';
import { recordTarget } from './client-errors';
import { MIN_BYTES_PER_STALL, type Deadlines } from './deadlines';

/** Whether the rest of this request's body is still to come. */
const isArriving = (raw: IncomingMessage): boolean =>
  !raw.complete &&
  !raw.readableEnded &&
  (raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0);

/** Ends connections whose body arrives too slowly, and those whose caller does not read the answer. */
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
  const forget = recordTarget(socket, raw.url ?? '');
  let before = socket.bytesRead;
  const pace = setInterval(() => {
    if (!isArriving(raw)) return clearInterval(pace);
    if (socket.bytesRead - before >= MIN_BYTES_PER_STALL) return void (before = socket.bytesRead);
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
 * Called before answering a request that is still arriving. Closing the connection at once would reset it, and the
 * caller, still sending, would never read the answer. So the connection stays open until the rest has arrived; the
 * deadlines bound that.
 */
export function keepOpenForBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (!isArriving(raw)) return;
  const wasToClose = !reply.raw.shouldKeepAlive;
  reply.removeHeader('connection');
  reply.raw.shouldKeepAlive = true;
  reply.raw.once('finish', () => {
    if (wasToClose) raw.once('end', () => raw.socket.end());
    raw.unpipe();
    // A reader that stopped in the middle still listens, and `resume` has no effect while it does.
    if (raw.listenerCount('readable') > 0) raw.removeAllListeners('readable');
    raw.resume();
  });
}
