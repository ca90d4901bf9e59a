import { createServer } from 'node:net';

/** Listens on a port for a moment; 0 lets the system choose. Answers the port, or rejects when it is taken. */
function tryPort(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host }, () => {
      const address = server.address();
      const chosen = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(chosen));
    });
  });
}

/** A port on this machine that is free now. */
export function freePort(): Promise<number> {
  return tryPort(0, '127.0.0.1');
}

/** @throws Error with the remedy when the port is taken */
export async function assertFree(port: number): Promise<void> {
  await tryPort(port, '0.0.0.0').catch((error: unknown) => {
    throw new Error(
      `Port ${port} cannot be used (${error instanceof Error ? error.message : String(error)}). ` +
        `Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
    );
  });
}
