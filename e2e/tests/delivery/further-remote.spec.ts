import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createValidator, promote, publish, retire } from 'delivery';
import { createRemote } from '../../../scripts/new-remote/new-remote';
import { buildFolder } from '../../../scripts/site/build';
import { ROOT } from '../../../scripts/site/front-ends';
import { ENVIRONMENT } from '../../../scripts/site/store';
import { OWNER } from '../../../scripts/site/administrator';
import { replicaStore } from '../../src/replica-store';
import { serveBuild } from '../../src/serve-build';
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

/** Whether the middle of an element is visible, not behind the navbar. */
function isInFront(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}

test('a section created by the command runs in the shell from a developer’s machine, and for visitors after it is published and promoted, and one command removes it', async ({
  page,
  request,
  signIn,
  consoleGuard,
}) => {
  test.setTimeout(180_000);
  // The page of the section that is not published yet is missing on the server.
  consoleGuard.allow(/the server responded with a status of 404/);
  const root = await workspace();
  await createRemote(root, { name: 'events', title: 'Events' });
  const folder = path.join(root, 'mfe-events');
  const [replica] = await Promise.all([startShellReplica({ env: { RENDER_TIMEOUT: '10000' } }), buildFolder(folder)]);
  try {
    const machine = await serveBuild(folder);
    await page.goto(`${replica.origin}/events?mf.events=${encodeURIComponent(machine.entry)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events', exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeHidden();
    await page.goto('about:blank');
    machine.stop();

    const store = await replicaStore(replica.store);
    expect((await request.get(`${replica.origin}/events`)).status()).toBe(404);
    const validator = createValidator(store);
    const { version } = await publish(store, ENVIRONMENT, folder, { validator });
    await promote(store, ENVIRONMENT, 'events', version, validator);
    await expect.poll(async () => (await request.get(`${replica.origin}/events`)).status()).toBe(200);

    await page.goto(`${replica.origin}/home`);
    await hydrated(page);
    await expect(page.getByRole('region', { name: 'Events' }).getByRole('link', { name: 'More' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events', exact: true }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Events' });
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(heading).toBeInViewport({ ratio: 1 });
      expect(await heading.evaluate(isInFront)).toBe(true);
    }

    await signIn(OWNER, replica.origin);
    await page.goto(`${replica.origin}/admin/events`);
    await expect(page.getByText('There is nothing to edit yet')).toBeVisible();

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
