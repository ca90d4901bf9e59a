import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** How long what is under way may take to finish once a program is asked to end, in milliseconds. */
const LEAVE_WITHIN = 30_000;
/** How long a connection on which nothing was asked yet is waited for, in milliseconds: browsers open some ahead. */
const UNUSED = 500;

/** Says whether a server is ending: then it is not ready any more, though what is under way is answered. */
export function leavingOf(app: FastifyInstance): () => boolean {
  let leaving = false;
  app.addHook('preClose', async () => void (leaving = true));
  return () => leaving;
}

/**
 * Lets no connection keep a server that ends: those that were being answered end with their answer, and so does one on
 * which nothing was asked yet, which counts as busy to Node.js.
 */
export function letGoOfConnections(app: FastifyInstance): void {
  const isLeaving = leavingOf(app);
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving()) reply.header('connection', 'close');
  });
  const unused = new Set<Socket>();
  const forget = (socket: Socket): void => void unused.delete(socket);
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => forget(socket));
  });
  app.server.on('request', ({ socket }) => forget(socket));
  app.addHook('preClose', async () => {
    const end = (): void => unused.forEach((socket) => void (socket.bytesRead === 0 && socket.destroy()));
    setTimeout(end, UNUSED).unref();
  });
}

/**
 * Has a program end when it is asked to, or when the one that started it is gone: what is under way is finished, within
 * 30 seconds.
 *
 * @param leave finishes what is under way
 */
export function leaveWhenAsked(leave: () => Promise<void>): void {
  let leaving = false;
  const begin = (): void => {
    if (leaving) return;
    leaving = true;
    // Whatever hangs must not keep the process: nothing is lost by a hard end but what hangs.
    setTimeout(() => process.exit(1), LEAVE_WITHIN).unref();
    leave().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const asked of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(asked, begin);
}
