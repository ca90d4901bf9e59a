import { buildServer } from './build-server';
import { readConfig } from './config';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await buildServer(config);
  await server.listen({ host: config.host, port: config.port });
  process.send?.({ ready: true });
  const stop = (): void => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // The program that started this one is gone: nobody would end it any more.
  process.once('disconnect', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
