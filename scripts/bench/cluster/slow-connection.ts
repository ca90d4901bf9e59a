import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection to a server that can be slowed down. */
export interface SlowConnection {
  readonly port: number;
  /** The delay in milliseconds, each way. */
  delay: number;
  stop(): Promise<void>;
}

/** Forwards data from one side to the other, in order. */
function forward(from: Socket, to: Socket, delay: () => number): void {
  let last = 0;
  from.on('data', (bytes) => {
    last = Math.max(last, performance.now() + delay());
    setTimeout(() => void (to.destroyed || to.write(bytes)), last - performance.now());
  });
  from.on('error', () => undefined);
  from.on('close', () => setTimeout(() => to.destroy(), Math.max(0, last - performance.now()) + 1));
}

/** @param socket the server's socket on this machine */
export async function slowConnection(socket: string): Promise<SlowConnection> {
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    const called = connect(socket);
    for (const side of [caller, called]) {
      open.add(side);
      side.on('close', () => open.delete(side));
    }
    forward(caller, called, () => connection.delay);
    forward(called, caller, () => connection.delay);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const connection: SlowConnection = {
    port: (server.address() as AddressInfo).port,
    delay: 0,
    stop: () =>
      new Promise((resolve) => {
        for (const side of open) side.destroy();
        server.close(() => resolve());
      }),
  };
  return connection;
}
