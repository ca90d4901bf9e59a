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
import { startSmallSite } from '../../src/small-site';
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

test('a section created by the command runs in the shell from a developer’s machine, and for visitors after it is published and promoted, with its own data and form, and one command removes it', async ({
  page,
  browser,
  request,
  signIn,
  consoleGuard,
}) => {
  // It builds a remote, and compares its types with the shell's.
  test.slow();
  // Before it is published, its page is missing on the server, and its collections in the API.
  consoleGuard.allow(/the server responded with a status of 404|Something Went Wrong/);
  // The site has no content.
  consoleGuard.allow(/No sectors found or response structure is unexpected/);
  const root = await workspace();
  await createRemote(root, { name: 'events', title: 'Events' });
  const folder = path.join(root, 'mfe-events');
  const [site] = await Promise.all([startSmallSite(), buildFolder(folder)]);
  try {
    const machine = await serveBuild(folder);
    const address = `${site.origin}/events?mf.events=${encodeURIComponent(machine.entry)}`;
    expect(await (await request.get(address)).text()).toMatch(/<h1[^>]*>Events<\/h1>/);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events', exact: true }),
    ).toBeVisible();
    await page.goto(`${site.origin}/home`);
    await expect(page.getByRole('region', { name: 'Events' })).toBeVisible();
    await page.goto(`${site.origin}/events`);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeHidden();
    await page.goto('about:blank');
    machine.stop();

    const store = await replicaStore(path.join(site.siteDir, 'store'));
    expect((await request.get(`${site.origin}/events`)).status()).toBe(404);
    const validator = createValidator(store);
    const { version } = await publish(store, ENVIRONMENT, folder, { validator });
    await promote(store, ENVIRONMENT, 'events', version, validator);
    await expect.poll(async () => (await request.get(`${site.origin}/events`)).status()).toBe(200);

    await page.goto(`${site.origin}/home`);
    await hydrated(page);
    await expect(page.getByRole('region', { name: 'Events' }).getByRole('link', { name: 'More' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events', exact: true }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Events' });
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(heading).toBeInViewport({ ratio: 1 });
      expect(await heading.evaluate(isInFront)).toBe(true);
    }

    await signIn(OWNER, site.origin);
    await page.goto(`${site.origin}/admin/events:events/new`);
    await page.getByLabel('Name').fill('Open day');
    await page.getByLabel('Status').selectOption('Published');
    await page.getByRole('button', { name: 'Save and close' }).click();
    await expect(page.getByRole('link', { name: 'Open day', exact: true })).toBeVisible();

    const visitor = await browser.newContext({ javaScriptEnabled: false });
    const visitors = await visitor.newPage();
    await visitors.goto(`${site.origin}/events`);
    await visitors.getByRole('link', { name: 'Open day' }).click();
    await visitors.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
    await visitors.getByRole('textbox', { name: 'Email' }).fill('asha@example.com');
    await visitors.getByRole('checkbox').check();
    await visitors.getByRole('button', { name: 'Register' }).click();
    await expect(visitors.getByText('We have your registration')).toBeVisible();
    await visitor.close();
    await page.goto(`${site.origin}/admin/events:registrations`);
    await expect(page.getByRole('row', { name: /Asha Rao/ })).toContainText('asha@example.com');

    await retire(store, ENVIRONMENT, 'events');
    await expect.poll(async () => (await request.get(`${site.origin}/events`)).status()).toBe(404);
    await page.goto(`${site.origin}/home`);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' })).toBeHidden();
  } finally {
    // Requests of the idle page must not reach a stopped server.
    await page.goto('about:blank');
    await site.stop();
    await rm(root, { recursive: true, force: true });
  }
});
