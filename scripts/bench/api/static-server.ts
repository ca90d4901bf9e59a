import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { shutDownOnSignal, runMain } from 'http-edge';

/** Serves a folder with a static server of the same kind. */
async function main(): Promise<void> {
  const app = fastify();
  await app.register(fastifyStatic, { root: process.env['FOLDER'] ?? '', preCompressed: true });
  process.send?.({ ready: true, origin: await app.listen({ port: 0, host: '127.0.0.1' }) });
  shutDownOnSignal(() => app.close());
}

runMain(main, (error) => error);
