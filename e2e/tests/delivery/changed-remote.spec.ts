import type { APIResponse } from '@playwright/test';
import { canary, type LocalStore, createValidator, promote, publish, type Publication } from 'delivery';
import { bucketOf, type DiscoveryDocument } from 'federation/discovery';
import { ENVIRONMENT } from '../../../scripts/site/store';
import { OWNER } from '../../../scripts/site/administrator';
import { replicaStore } from '../../src/replica-store';
import { buildChangedCareers, CHANGE } from '../../src/changed-careers';
import { answerRead, delivered, deliveredIn } from '../../src/delivered';
import { serveBuild } from '../../src/serve-build';
import { startShellReplica, type ShellReplica } from '../../src/shell-replica';
import { expect, hydrated, test } from '../../src/test';

// One remote, changed and built once: loaded from a developer's machine, released to some, then to everyone.
test.describe.configure({ mode: 'serial' });

let replica: ShellReplica;
let store: LocalStore;
let folder: string;
let publication: Publication;

test.beforeAll(async () => {
  [replica, folder] = await Promise.all([
    startShellReplica({
      beforeApi: true,
      env: {
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        RENDER_TIMEOUT: '10000',
        OVERRIDE_ORIGINS: 'http://127.0.0.1:*',
      },
    }),
    buildChangedCareers(),
  ]);
  store = await replicaStore(replica.store);
});
// Requests of the idle page must not reach a stopped server.
test.afterEach(async ({ page }) => void (await page.goto('about:blank')));
test.afterAll(async () => replica.stop());

/** A visitor whose bucket for careers is between two percentages. */
function visitorWithin(from: number, to: number): string {
  for (let i = 0; ; i++) {
    const bucket = bucketOf(`visitor-${i}`, 'careers') / 100;
    if (bucket >= from && bucket < to) return `visitor-${i}`;
  }
}

test('one section from a developer’s machine in a live site: for staff who confirm it, until they sign out', async ({
  page,
  request,
  requests,
  signIn,
  consoleGuard,
}) => {
  const machine = await serveBuild(folder);
  try {
    const own = `${replica.origin}/career?mf.careers=${encodeURIComponent(machine.entry)}`;
    const banner = page.getByRole('status').filter({ hasText: /careers|Remotes/ });
    const fromElsewhere = () => requests.filter((asked) => !asked.url().startsWith(replica.origin));
    const policy = async (address: string): Promise<string | undefined> =>
      (await request.get(address)).headers()['content-security-policy'];
    const ordinary = await policy(`${replica.origin}/career`);

    await page.goto(own);
    await expect(banner).toContainText('only to people who are signed in');
    await expect(page.getByText(CHANGE)).toBeHidden();
    await page.goto(`${replica.origin}/career?mf.careers=https://elsewhere.example/remoteEntry.js`);
    await expect(banner).toContainText('https://elsewhere.example is not on the list of allowed origins.');

    await signIn(OWNER, replica.origin);
    await page.goto(own);
    const question = `Load “careers” from ${machine.entry}? Only this browser, for 15 minutes.`;
    await expect(banner).toContainText(question);
    await banner.getByRole('button', { name: 'Not now' }).click();
    await expect(banner).toBeHidden();
    await expect(page.getByText(CHANGE)).toBeHidden();
    expect(fromElsewhere()).toEqual([]);

    await page.reload();
    await banner.getByRole('button', { name: 'Load' }).click();
    await expect(page.getByText(CHANGE)).toBeVisible();
    await expect(banner).toContainText('You see careers from another address than everybody else.');
    // Pages of other visitors may load nothing from there.
    expect(await policy(own)).toBe(ordinary);

    // Addresses, menu entries and screens that the site does not have yet; its server has no page for the first one.
    consoleGuard.allow(/status of 404/);
    await page.goto(`${replica.origin}/career-fairs`);
    await expect(page.getByRole('heading', { name: 'A page that was added later' })).toBeVisible();
    await page.goto(`${replica.origin}/admin/fairs`);
    await expect(page.getByRole('heading', { level: 1, name: 'Planned fairs' })).toBeVisible();

    await page.goto(`${replica.origin}/news`);
    await expect(banner).toBeVisible();
    // From this width on, the navigation fits beside the user's menu.
    await page.setViewportSize({ width: 1400, height: 800 });
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fairs' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Career', exact: true }).click();
    await expect(page.getByText(CHANGE)).toBeVisible();

    await banner.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL(`${replica.origin}/career`);
    await hydrated(page);
    await expect(banner).toBeHidden();
    await expect(page.getByText(CHANGE)).toBeHidden();

    await page.goto(own);
    await expect(page.getByText(CHANGE)).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const headers = { authorization: `Bearer ${token}` };
    expect((await request.post(`${replica.origin}/api/v1/auth/logout`, { headers })).ok()).toBe(true);
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto(own);
    await expect(banner).toContainText('only to people who are signed in');
    await expect(page.getByText(CHANGE)).toBeHidden();
  } finally {
    await page.goto('about:blank');
    machine.stop();
  }
});

test('a canary: the server renders two versions side by side, and each visitor stays on one until a page of it fails', async ({
  page,
  request,
  consoleGuard,
}) => {
  const [among, apart] = [visitorWithin(0, 20), visitorWithin(50, 100)];
  const ask = (visitor: string): Promise<APIResponse> =>
    request.get(`${replica.origin}/career`, { headers: { cookie: `visitor=${visitor}` } });
  const versionFor = async (visitor: string): Promise<string | undefined> => {
    const html = await (await ask(visitor)).text();
    const { careers } = deliveredIn(html).versions;
    expect(html.includes(CHANGE), 'the text of the version').toBe(careers === publication.version);
    return careers;
  };
  await page.context().addCookies([{ name: 'visitor', value: among, url: replica.origin }]);
  await page.goto(`${replica.origin}/news`);
  await hydrated(page);
  const before = (await delivered(page)).versions['careers'];

  publication = await publish(store, ENVIRONMENT, folder);
  expect(await versionFor(among), 'uploaded only').toBe(before);
  await canary(store, ENVIRONMENT, 'careers', publication.version, 20, createValidator(store));
  await expect.poll(() => versionFor(among)).toBe(publication.version);
  for (let i = 0; i < 3; i++) {
    expect(await versionFor(apart)).toBe(before);
    expect(await versionFor(among)).toBe(publication.version);
  }
  expect((await ask(among)).headers()['x-rendered']).toBe('server');
  expect((await ask(apart)).headers()['x-rendered']).toBe('server');

  // The open tab takes it when it becomes visible again and goes to another page.
  await expect(async () => {
    const looked = page.waitForResponse((response) => response.url().endsWith('/discovery.json'), { timeout: 500 });
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await (await looked).finished();
  }).toPass();
  await answerRead(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Career', exact: true }).click();
  await expect(page.getByText(CHANGE)).toBeVisible();
  expect((await delivered(page)).versions['careers']).toBe(publication.version);

  // After an error, a page of it is replaced by the default version, which does not have that page.
  consoleGuard.allow(/fairs is undefined|status of 404/);
  await page.goto(`${replica.origin}/career-fairs/torn`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect((await delivered(page)).versions['careers']).toBe(before);
});

test('a page and a menu entry appear on the running site after promoting one section alone, and an owner rolls it back', async ({
  page,
  request,
  signIn,
}) => {
  const before = await store.read(ENVIRONMENT);
  const usual = { headers: { cookie: `visitor=${visitorWithin(50, 100)}` } };
  expect((await request.get(`${replica.origin}/career-fairs`, usual)).status()).toBe(404);
  await promote(store, ENVIRONMENT, 'careers', publication.version, createValidator(store));
  await expect.poll(async () => (await request.get(`${replica.origin}/career-fairs`, usual)).status()).toBe(200);
  await page.goto(`${replica.origin}/`);
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fairs' }).click();
  await expect(page.getByRole('heading', { name: 'A page that was added later' })).toBeVisible();

  const after = await store.read(ENVIRONMENT);
  const folders = (document: DiscoveryDocument, name: string): string[] =>
    (document.microFrontends[name] ?? []).map(({ extras }) => extras.folder);
  for (const name of ['shell', 'content', 'catalogue', 'admin']) {
    expect(folders(after, name), name).toEqual(folders(before, name));
  }

  await signIn(OWNER, replica.origin);
  await page.goto(`${replica.origin}/admin/front-ends`);
  await page.getByRole('button', { name: /^Roll back to .*: Careers$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText(/^careers \S+ is live again$/)).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('row').nth(1)).toContainText(
    /^Rolled back Careers, by .*Careers \S+: 0 % of the visitors, before 100 %.*site/,
  );
  expect((await request.get(`${replica.origin}/career-fairs`, usual)).status()).toBe(404);
});
