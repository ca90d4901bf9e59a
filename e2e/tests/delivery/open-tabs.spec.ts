import type { Locator, Page } from '@playwright/test';
import { collect, type LocalStore, promote, rollback, verify } from 'delivery';
import { revisionOf } from 'federation/discovery';
import { ENVIRONMENT } from '../../../scripts/site/store';
import { replicaStore } from '../../src/replica-store';
import { answerRead, delivered, deliveredIn } from '../../src/delivered';
import { publishAs } from '../../src/remote-releases';
import { startShellReplica, type ShellReplica } from '../../src/shell-replica';
import { expect, hydrated, test } from '../../src/test';

test.describe.configure({ mode: 'serial' });

let replica: ShellReplica;
let store: LocalStore;
let published = 0;

test.beforeAll(async () => {
  replica = await startShellReplica();
  store = await replicaStore(replica.store);
});
// Requests of the idle page must not reach a stopped server.
test.afterEach(async ({ page }) => void (await page.goto('about:blank')));
test.afterAll(async () => replica.stop());

/** A publication and its promotion, two changes of the document. */
async function release(remote: string): Promise<string> {
  published += 1;
  const { version } = await publishAs(store, remote, `1.0.${published}`);
  await promote(store, ENVIRONMENT, remote, version);
  return version;
}

const liveVersion = async (remote: string): Promise<string | undefined> =>
  (await store.read(ENVIRONMENT)).microFrontends[remote]?.find(({ deployment }) => deployment.default)?.metadata
    .version;

const lookAgain = (page: Page): Promise<unknown> => page.evaluate(() => dispatchEvent(new Event('focus')));

/** Waits until the server renders its pages with the latest publication, whose code it loads first. */
async function servedAgain(page: Page): Promise<void> {
  const revision = revisionOf(await store.read(ENVIRONMENT));
  const served = async () => deliveredIn(await (await page.request.get(`${replica.origin}/news`)).text()).revision;
  await expect.poll(served).toBe(revision);
}

/** Returns to a tab, which then checks which versions are live. */
async function comeBackTo(page: Page): Promise<void> {
  await servedAgain(page);
  const looked = page.waitForResponse((response) => response.url().endsWith('/discovery.json'));
  // A tab checks once a second at most, and only when it is idle.
  await expect(async () => {
    await lookAgain(page);
    await Promise.race([looked, new Promise((_, reject) => setTimeout(reject, 300))]);
  }).toPass();
  await (await looked).finished();
  await answerRead(page);
}

const linkTo = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Clicks a link of the navbar and waits for its page; answers whether a new document was loaded for it. */
async function goTo(page: Page, name: string, path: string): Promise<boolean> {
  await page.evaluate(() =>
    document.querySelectorAll<HTMLElement>('html, h1').forEach(({ dataset }) => (dataset['seen'] = '')),
  );
  await linkTo(page, name).click();
  await expect(page).toHaveURL(`${replica.origin}${path}`);
  // The previous page remains until it has faded out, with the input in it.
  await expect(page.locator('h1[data-seen]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await hydrated(page);
  return (await page.locator('html[data-seen]').count()) === 0;
}

test('a visitor clicks through the site without pause during 6 publications and promotions', async ({ page }) => {
  // It ends with a comparison of the types of all front ends.
  test.slow();
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Requests that a navigation aborts are not failures.
    if (reason !== 'net::ERR_ABORTED') failed.push(`${reason} ${request.url()}`);
  });
  await page.goto(`${replica.origin}/`);
  await hydrated(page);
  const before = revisionOf(await store.read(ENVIRONMENT));

  let releasing = true;
  const revisions: number[] = [];
  const releases = (async () => {
    for (let i = 0; i < 3; i++) {
      await release(i % 2 === 0 ? 'careers' : 'content');
      // The first two follow each other at once. However fast they are published, the others reach this visitor.
      if (i > 0) {
        const published = revisionOf(await store.read(ENVIRONMENT));
        await expect.poll(() => revisions.at(-1), { timeout: 120_000 }).toBe(published);
      }
    }
  })().finally(() => (releasing = false));

  while (releasing) {
    for (const [name, path] of [
      ['About us', '/aboutus'],
      ['Career', '/career'],
      ['News', '/news'],
      ['Career', '/career'],
    ] as const) {
      await lookAgain(page);
      await goTo(page, name, path);
      revisions.push((await delivered(page)).revision);
    }
  }
  await releases;

  expect(failed).toEqual([]);
  expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
  expect(new Set(revisions).size, 'documents of different revisions').toBeGreaterThan(1);
  expect(revisionOf(await store.read(ENVIRONMENT))).toBe(before + 6);
  expect(await verify(store, ENVIRONMENT)).toEqual([]);
  await expect(async () => {
    await page.goto(`${replica.origin}/career`);
    expect((await delivered(page)).revision).toBe(before + 6);
  }).toPass();
});

test('a tab from six promotions ago still opens a page that it never loaded, after a garbage collection', async ({
  page,
  requests,
}) => {
  // This tab has not checked since.
  await page.route('**/discovery.json', () => new Promise(() => undefined));
  await page.goto(`${replica.origin}/privacy`);
  await hydrated(page);
  const { careers } = (await delivered(page)).versions;
  const first = await release('careers');
  const second = await release('careers');
  for (let i = 0; i < 4; i++) await promote(store, ENVIRONMENT, 'careers', i % 2 === 0 ? first : second);
  expect((await collect(store)).removed).toEqual([]);
  expect(await liveVersion('careers')).not.toBe(careers);

  const before = requests.length;
  expect(await goTo(page, 'Career', '/career'), 'a new document').toBe(false);
  const files = requests.slice(before).map((request) => new URL(request.url()).pathname);
  expect(files).toContain(`/r/careers/${careers}/remoteEntry.js`);
  expect(files.filter((file) => file.startsWith('/r/careers/') && !file.includes(`/${careers}/`))).toEqual([]);
});

test('new versions are taken at the next navigation, but never with unsent input', async ({ page }) => {
  await page.goto(`${replica.origin}/contact`);
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a message');
  const version = await release('content');
  await comeBackTo(page);
  expect(await goTo(page, 'Career', '/career'), 'a new document').toBe(false);
  expect((await delivered(page)).versions['content']).not.toBe(version);
  expect(await goTo(page, 'News', '/news'), 'a new document').toBe(true);
  expect((await delivered(page)).versions['content']).toBe(version);
});

test('a user of a revoked version sees the reason, and gets its replacement', async ({ page }) => {
  const standing = await liveVersion('careers');
  const version = await release('careers');
  await servedAgain(page);
  await page.goto(`${replica.origin}/career`);
  await hydrated(page);
  expect((await delivered(page)).versions['careers']).toBe(version);
  await rollback(store, ENVIRONMENT, 'careers', { revoke: 'It lost applications.' });
  await comeBackTo(page);
  const notice = page.getByRole('status').filter({ hasText: 'It lost applications.' });
  await expect(notice).toContainText('Careers was replaced by a working version');
  await notice.getByRole('button', { name: 'Load it now' }).click();
  await expect.poll(async () => (await delivered(page)).versions['careers']).toBe(standing);
  await expect(notice).toBeHidden();
});
