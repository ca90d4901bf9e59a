import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server between nginx and its origin, which counts the requests that reach the origin. */
export interface Listening {
  readonly address: string;
  /** The number of requests since the last call. */
  count(): number;
  stop(): Promise<void>;
}

/** Listens on a free port. */
export async function listening(listener: RequestListener): Promise<Listening> {
  let requests = 0;
  const server = createServer((asked, answer) => {
    requests += 1;
    listener(asked, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => {
      const counted = requests;
      requests = 0;
      return counted;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Forwards every request. */
export const countingProxy = (origin: string): Promise<Listening> =>
  listening((asked, answer) => {
    const passed = request(
      origin + (asked.url ?? '/'),
      { method: asked.method, headers: asked.headers },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
