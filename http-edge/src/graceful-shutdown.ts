import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Milliseconds within which a program that is asked to end finishes its work. */
const SHUTDOWN_TIMEOUT = 30_000;
/**
 * Milliseconds between the closing of the last connection and the end of the program. A request that a proxy sent on a
 * kept connection at that moment is refused by the system, and the proxy asks another server. The network of a
 * container is removed together with its program: then nothing refuses it, and the proxy waits until its timeout.
 */
const REFUSING = 250;
/** Milliseconds that an unused connection may stay open at the end: browsers open some ahead. */
const UNUSED = 500;

/** Whether a server is ending: then it is no longer ready, but still answers its requests. */
export function shutdownStateOf(app: FastifyInstance): () => boolean {
  let isShuttingDown = false;
  app.addHook('preClose', async () => void (isShuttingDown = true));
  return () => isShuttingDown;
}

/**
 * Keeps open connections from delaying a server that ends. Those in use end with their answer, and so do those without
 * a request yet, which Node.js counts as busy.
 */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  const isShuttingDown = shutdownStateOf(app);
  app.addHook('onSend', async (_request, reply) => {
    if (isShuttingDown()) reply.header('connection', 'close');
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
 * Ends a program on a signal, or when its parent process has ended, after it has finished its work, within 30 seconds.
 *
 * @param leave finishes the work
 * @returns ends the program in the same way because of a failure, with a message and exit code 1, unless it ends
 *   already
 */
export function shutDownOnSignal(finish: () => Promise<void>): (failure: string) => void {
  let isShuttingDown = false;
  const begin = (code: number): void => {
    isShuttingDown = true;
    // Work that hangs must not keep the process; only that work is lost by the hard end.
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
    finish().then(
      () => void setTimeout(() => process.exit(code), REFUSING),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, () => void (isShuttingDown || begin(0)));
  return (failure) => {
    if (isShuttingDown) return;
    console.error(failure);
    begin(1);
  };
}
