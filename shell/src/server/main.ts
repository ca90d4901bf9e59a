import { shutDownOnSignal, listenForMonitoring, runMain } from 'http-edge';
import path from 'node:path';
import { buildServer } from './build-server';
import { readConfig } from './config';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await buildServer(config, path.join(__dirname, 'rendering.js'));
  await server.listen({ host: config.host, port: config.port });
  if (config.metricsPort !== undefined) {
    await listenForMonitoring({
      ...{ host: config.metricsHost, port: config.metricsPort, registry: server.metrics },
      readiness: () => server.inject('/readyz'),
    });
  }
  process.send?.({ ready: true });
  shutDownOnSignal(() => server.close());
}

runMain(main);
