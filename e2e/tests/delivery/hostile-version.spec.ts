import { type LocalStore, promote, publish, rollback } from 'delivery';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ENVIRONMENT } from '../../../scripts/site/store';
import { buildAs } from '../../src/remote-releases';
import { replicaStore } from '../../src/replica-store';
import { startShellReplica } from '../../src/shell-replica';
import { expect, hydrated, test } from '../../src/test';

/** Renders its pages in an endless loop. */
const LOOPS = `exports.exposes = { './routes': { routes() { for (;;); } }, './slots/openings': { Component: () => null } };`;

/** Publishes the careers remote with its own browser bundle and a server bundle that never ends. */
async function publishHostile(store: LocalStore): Promise<void> {
  const folder = await buildAs('careers', '6.6.6');
  await writeFile(path.join(folder, 'dist-server/index.js'), LOOPS);
  const { version } = await publish(store, ENVIRONMENT, folder);
  await rm(folder, { recursive: true, force: true });
  await promote(store, ENVIRONMENT, 'careers', version);
}

test('a version that loops on the server is left to the browser, delays no other visitor, and a rollback heals it at once', async ({
  page,
  request,
}) => {
  const replica = await startShellReplica({
    // Long enough for all requests below to be sent while the version loops.
    env: { RENDER_TIMEOUT: '10000', RENDER_STALL: '6000' },
    prepare: (store) => replicaStore(store).then(publishHostile),
  });
  const rendered = async (address: string) =>
    (await request.get(replica.origin + address, { maxRedirects: 0 })).headers()['x-rendered'];
  try {
    // From then on, a slow answer of the API leaves the server ready.
    await expect.poll(async () => (await request.get(`${replica.origin}/readyz`)).status()).toBe(200);
    expect(await rendered('/')).toBe('server');
    let isAnswered = false;
    const hostile = rendered('/career').finally(() => (isAnswered = true));
    for (const address of [
      '/healthz',
      '/readyz',
      '/favicon.svg',
      '/api/v1/sectors',
      '/',
      '/env/production/discovery.json',
    ])
      expect((await request.get(replica.origin + address)).status(), address).toBe(200);
    expect(isAnswered).toBe(false);
    expect(await hostile).toBe('browser');

    await page.goto(`${replica.origin}/career`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await rendered('/')).toBe('server');
    expect(await rendered('/news')).toBe('server');

    await rollback(await replicaStore(replica.store), ENVIRONMENT, 'careers');
    await expect.poll(() => rendered('/career')).toBe('server');
  } finally {
    // Requests of the idle page must not reach a stopped server.
    await page.goto('about:blank');
    await replica.stop();
  }
});
