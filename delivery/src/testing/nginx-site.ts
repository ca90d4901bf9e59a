import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishFirst } from './publish-first';
import { temporaryStore } from './keys';
import { remotePackage, shellPackage } from './packages';
import { installedNginx, startNginx } from './real-nginx';

export const ENV = 'production';
/** The path of the installed nginx; empty if it is not installed. */
export const nginx = installedNginx() ?? '';
if (!nginx)
  console.warn('nginx is not installed: its configuration is not tried. On Debian: apt-get install nginx-light');

/** The functions that end the servers of a test. */
export const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** A server that answers with its name. */
export async function replica(name: string, at = '127.0.0.1:0'): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => {
    response.setHeader('x-id', String(request.headers['x-request-id']));
    response.setHeader('x-trace', String(request.headers.traceparent));
    response.setHeader('x-for', String(request.headers['x-forwarded-for']));
    response.end(`${name} ${request.url ?? ''} ${String(request.headers.host)}`);
  });
  await new Promise<void>((resolve) => server.listen(Number(at.split(':')[1]), at.split(':')[0], resolve));
  open.push(() => stop(server));
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Ends a server and its connections. */
export function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}

/** An address on which nothing listens. */
export async function freeAddress(): Promise<string> {
  const { address, server } = await replica('nobody');
  await stop(server);
  return address;
}

/** nginx before two shell servers and two API servers that answer with their names, with two published front ends. */
export async function site(logs?: string) {
  const store = await temporaryStore();
  await publishFirst(store, ENV, await shellPackage());
  const first = await publishFirst(
    store,
    ENV,
    await remotePackage({ salt: '1', types: { options: {}, files: {}, imports: {} } }),
  );
  const shells = [await replica('shell 1'), await replica('shell 2')];
  const apis = [await replica('api 1'), await replica('api 2')];
  const [listen, apiListen] = [await freeAddress(), await freeAddress()];
  const addresses = (replicas: typeof shells): string[] => replicas.map(({ address }) => address);
  open.push(
    await startNginx(nginx, {
      ...{ origin: `http://${listen}`, listen, store: store.root },
      ...{ shells: addresses(shells), apis: addresses(apis), apiListen, ...(logs !== undefined && { logs }) },
    }),
  );
  return { store, first, shells, apis, origin: `http://${listen}`, internal: `http://${apiListen}` };
}

export const whenInstalled = nginx ? test : test.skip;
