import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** Serves a built remote like a developer's machine. */
export async function serveBuild(folder: string): Promise<{ readonly entry: string; stop(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const part = pathname.startsWith('/server/') ? 'dist-server' : 'dist';
    const file = path.join(folder, part, path.basename(pathname));
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    void readFile(file).then(
      (bytes) => response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    entry: `http://127.0.0.1:${port}/remoteEntry.js`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
