import path from 'node:path';
import { createArguments, OWNER } from '../../site/administrator';
import { bundleProgram } from '../../site/bundle-program';
import { freePort } from '../../site/ports';
import { isolated, start, stop, waitForAnswer, type Running } from '../../processes/start';
import { runReleased } from '../../installation/installation';
import { ROOT } from '../../site/front-ends';

/** API servers of one site. */
export interface Servers {
  readonly origins: readonly string[];
  /** The sum of a metric over all of them. */
  metric(name: string): Promise<number>;
  stop(): Promise<void>;
}

/** Starts two API servers with the given addresses of their database, and creates the owner. */
export async function startServers(folder: string, env: Readonly<Record<string, string>>): Promise<Servers> {
  const program = bundleProgram('api-server/src/main.ts');
  const shared = {
    ...env,
    FILES_URL: path.join(folder, 'files'),
    SITE_KEYS_FILE: path.join(folder, 'keys.json'),
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    LIMIT_FORMS_PER_HOUR: '1000',
  };
  const running: (Running & { readonly origin: string; readonly watched: string })[] = [];
  for (const name of ['one', 'two']) {
    const [port, watched] = [await freePort(), await freePort()];
    const own = { PORT: String(port), METRICS_PORT: String(watched), SITE_DIR: path.join(folder, name) };
    const server = start([program], { env: isolated({ ...shared, ...own }) });
    running.push({ ...server, origin: `http://127.0.0.1:${port}`, watched: `http://127.0.0.1:${watched}` });
    await waitForAnswer(server, `http://127.0.0.1:${watched}/readyz`);
  }
  await runReleased(
    ROOT,
    ['--import', 'tsx', 'api-server/src/commands/admin.ts', ...createArguments(OWNER)],
    {
      ...shared,
      SITE_DIR: path.join(folder, 'admin'),
    },
    OWNER.password,
  );
  const metricOf = async (watched: string, name: string): Promise<number> => {
    const text = await (await fetch(`${watched}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length + 1),
    );
  };
  return {
    origins: running.map(({ origin }) => origin),
    metric: async (name) => {
      const values = await Promise.all(running.map(({ watched }) => metricOf(watched, name)));
      return values.reduce((sum, value) => sum + value, 0);
    },
    stop: async () => void (await Promise.all(running.map(stop))),
  };
}
