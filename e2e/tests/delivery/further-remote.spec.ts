import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createValidator, publish, retire } from 'delivery';
import { createRemote } from '../../../scripts/new-remote/new-remote';
import { buildFolder } from '../../../scripts/site/build';
import { ROOT } from '../../../scripts/site/front-ends';
import { ENVIRONMENT } from '../../../scripts/site/store';
import { OWNER } from '../../../scripts/site/administrator';
import { replicaStore } from '../../src/replica-store';
import { startShellReplica } from '../../src/shell-replica';
import { expect, hydrated, test } from '../../src/test';

/** A workspace within the repository, so that its files resolve packages. */
async function workspace(): Promise<string> {
  const root = path.join(ROOT, '.cache', 'further-section');
  await rm(root, { recursive: true, force: true });
  await mkdir(path.join(root, 'shell'), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json', 'shell/package.json'])
    await cp(path.join(ROOT, file), path.join(root, file));
  return root;
}

test('a section created by the command runs in the shell after one publication, and one command removes it', async ({
  page,
  request,
  signIn,
}) => {
  test.setTimeout(180_000);
  const root = await workspace();
  await createRemote(root, { name: 'events', title: 'Events' });
  const folder = path.join(root, 'mfe-events');
  const [replica] = await Promise.all([startShellReplica({ env: { RENDER_TIMEOUT: '10000' } }), buildFolder(folder)]);
  try {
    const store = await replicaStore(replica.store);
    expect((await request.get(`${replica.origin}/events`)).status()).toBe(404);
    expect((await publish(store, ENVIRONMENT, folder, { validator: createValidator(store) })).live).toBe(true);
    await expect.poll(async () => (await request.get(`${replica.origin}/events`)).status()).toBe(200);

    await page.goto(`${replica.origin}/home`);
    await hydrated(page);
    await expect(page.getByRole('region', { name: 'Events' }).getByRole('link', { name: 'More' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();

    await signIn(OWNER, replica.origin);
    await page.goto(`${replica.origin}/admin/events`);
    await expect(page.getByText('Nothing to look after yet')).toBeVisible();

    await retire(store, ENVIRONMENT, 'events');
    await expect.poll(async () => (await request.get(`${replica.origin}/events`)).status()).toBe(404);
    await page.goto(`${replica.origin}/home`);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' })).toBeHidden();
  } finally {
    // Requests of the idle page must not reach a stopped server.
    await page.goto('about:blank');
    await replica.stop();
    await rm(root, { recursive: true, force: true });
  }
});
