import type { Browser, Page } from '@playwright/test';
import { canary, promote, rollback } from 'delivery';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bucketOf, revisionOf, type DiscoveryEntry } from 'federation/discovery';
import { ENVIRONMENT } from '../../../scripts/site/store';
import { replicaStore } from '../../src/replica-store';
import { delivered, deliveredIn } from '../../src/delivered';
import { publishAs } from '../../src/remote-releases';
import { startShellReplica, type ShellReplica } from '../../src/shell-replica';
import { expect, hydrated, test } from '../../src/test';

// Nearly all visitors get a canary of careers; the changed files are the canary's.
test.describe.configure({ mode: 'serial' });

let replica: ShellReplica;
let standing: string;
let entry: DiscoveryEntry;

test.beforeAll(async () => {
  replica = await startShellReplica({ env: { RENDER_TIMEOUT: '10000' } });
  const store = await replicaStore(replica.store);
  const { version } = await publishAs(store, 'careers', '1.0.1');
  const document = await canary(store, ENVIRONMENT, 'careers', version, 99.99);
  const versions = document.microFrontends['careers'] ?? [];
  const usual = versions.find(({ deployment }) => deployment.default);
  const changed = versions.find(({ metadata }) => metadata.version === version);
  if (!usual || !changed) throw new Error('There are no two versions of careers.');
  [standing, entry] = [usual.metadata.version, changed];
  // A server reads the discovery document from time to time: the first visit starts once it knows the canary.
  const given = async () => {
    const answer = await fetch(`${replica.origin}/career`, { headers: { cookie: `visitor=${visitor}` } });
    return deliveredIn(await answer.text()).versions['careers'];
  };
  await expect.poll(given).toBe(version);
});
test.afterAll(async () => replica.stop());

/** Changes one byte of a published file while `work` runs, and removes its compressed copies meanwhile. */
async function withFlippedByte(name: string, work: () => Promise<void>): Promise<void> {
  const file = path.join(replica.store, entry.extras.folder, name);
  const copies = [file, `${file}.br`, `${file}.gz`].filter((copy) => existsSync(copy));
  const sound = await Promise.all(copies.map((copy) => readFile(copy)));
  const changed = Buffer.from(sound[0] ?? []);
  const middle = Math.floor(changed.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  for (const copy of copies.slice(1)) await rm(copy);
  await writeFile(file, changed);
  try {
    await work();
  } finally {
    for (const [i, copy] of copies.entries()) await writeFile(copy, sound[i] ?? '');
  }
}

const visitor = ['visitor-1', 'visitor-2'].find((id) => bucketOf(id, 'careers') < 9_999) ?? '';

/** The telemetry of each visit. */
const messagesOf = new WeakMap<Page, string[]>();
const messagesIn = (page: Page): string => (messagesOf.get(page) ?? []).join();

/** A new visitor of the canary. */
async function newVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'visitor', value: visitor, url: replica.origin }]);
  const page = await context.newPage();
  const messages: string[] = [];
  messagesOf.set(page, messages);
  // Beacons are recorded in the page that sends them, because the browser exposes their bodies nowhere else.
  page.on('console', (message) => {
    if (message.type() === 'debug') messages.push(message.text());
  });
  await page.addInitScript(() => {
    window.Blob = class extends Blob {
      constructor(parts?: BlobPart[], options?: BlobPropertyBag) {
        super(parts, options);
        if (options?.type === 'application/json') console.debug(String(parts));
      }
    };
  });
  return page;
}

/** The files of one page of the remote, by the names of its chunks. */
const filesOf = (...chunks: string[]): string[] =>
  chunks.flatMap((chunk) => {
    const files = entry.extras.assets.chunks[chunk];
    if (!files) throw new Error(`The section has no chunk "${chunk}".`);
    return [...files.js, ...files.css];
  });

/** Expects a report that the canary was refused, by name, version and cause. */
async function expectReport(page: Page): Promise<void> {
  await expect
    .poll(() => messagesIn(page))
    .toContain(`"remote":"careers","version":"${entry.metadata.version}","outcome":"failed"`);
  expect(messagesIn(page)).toMatch(/"reason":"corrupt/);
}

/** Expects that the open page is complete, and that another remote is a click away. */
async function expectTheRest(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What is new' })).toBeVisible();
}

test('a changed byte in any file of a page: refused, reported, and the default version replaces it', async ({
  browser,
}) => {
  const ofCareers = ['remoteEntry.js', ...filesOf('expose-routes', 'career')];
  // The styles of the first page are in its document, with the published bytes.
  const ofList = ofCareers.filter((file) => file.endsWith('.js'));
  const ofJob = filesOf('job').filter((file) => !ofCareers.includes(file));
  expect(ofJob.filter((file) => file.endsWith('.css'))).not.toEqual([]);
  for (const file of [...ofList, ...ofJob]) {
    await test.step(file, () =>
      withFlippedByte(file, async () => {
        const page = await newVisitor(browser);
        await page.goto(`${replica.origin}/career`);
        if (ofJob.includes(file)) {
          expect((await delivered(page)).versions['careers']).toBe(entry.metadata.version);
          await hydrated(page);
          await page.getByRole('main').getByRole('article').getByRole('link').first().click();
        }
        await expect.poll(async () => (await delivered(page)).versions['careers'], file).toBe(standing);
        await expectReport(page);
        await expectTheRest(page);
        await page.context().close();
      }),
    );
  }
});

test('in a slot on another section’s page: that slot stays empty, and the next document has the default version', async ({
  browser,
}) => {
  // A small style sheet of a slot is inlined in the document, with the published bytes.
  for (const file of filesOf('expose-slots-openings').filter((name) => name.endsWith('.js'))) {
    await test.step(file, () =>
      withFlippedByte(file, async () => {
        const page = await newVisitor(browser);
        await page.goto(`${replica.origin}/home`);
        await hydrated(page);
        await page.locator('[data-slot-of=careers]').scrollIntoViewIfNeeded();
        await expectReport(page);
        expect((await delivered(page)).versions['careers']).toBe(entry.metadata.version);
        await expectTheRest(page);
        await page.goto(`${replica.origin}/home`);
        expect((await delivered(page)).versions['careers']).toBe(standing);
        await page.context().close();
      }),
    );
  }
});

test('in a server bundle: the server renders the default version', async ({ request }) => {
  const store = await replicaStore(replica.store);
  await rollback(store, ENVIRONMENT, 'careers');
  await withFlippedByte('server/index.js', async () => {
    // A server caches evaluated bundles; a new one reads the changed byte.
    const other = await startShellReplica({ env: { RENDER_TIMEOUT: '10000' }, store: replica.store });
    try {
      const revision = revisionOf(await canary(store, ENVIRONMENT, 'careers', entry.metadata.version, 99.99));
      const ask = () => request.get(`${other.origin}/career`, { headers: { cookie: `visitor=${visitor}` } });
      await expect.poll(async () => deliveredIn(await (await ask()).text()).revision).toBe(revision);
      const answer = await ask();
      expect(answer.headers()['x-rendered']).toBe('server');
      expect(deliveredIn(await answer.text()).versions['careers']).toBe(standing);
    } finally {
      await other.stop();
    }
  });
});

test('without another version: the page reports it in its place, the rest works, and "Try again" loads the repaired file', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/integrity|could not be loaded|Failed to load resource|Loading (CSS )?chunk/);
  const file = filesOf('career').find((name) => name.endsWith('.js')) ?? '';
  const shipped = entry.extras.folder;
  await promote(await replicaStore(replica.store), ENVIRONMENT, 'careers', entry.metadata.version);
  await expect(async () => {
    await page.goto(`${replica.origin}/privacy`);
    expect((await delivered(page)).versions['careers']).toBe(entry.metadata.version);
  }).toPass();
  expect(shipped).toContain(entry.metadata.version);
  await withFlippedByte(file, async () => {
    await page.goto(`${replica.origin}/career`);
    const unavailable = page.getByRole('heading', { level: 1, name: 'Careers is not available right now' });
    await expect(unavailable).toBeVisible();
    await expectTheRest(page);
    await page.goto(`${replica.origin}/career`);
    await expect(unavailable).toBeVisible();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'not available' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
