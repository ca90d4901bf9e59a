import { createHash } from 'node:crypto';
import type { Locator, Page, Route } from '@playwright/test';
import { REMOTES } from '../../src/public-routes';
import { expect, hydrated, test } from '../../src/test';

interface Fault {
  readonly name: string;
  /** The message to the visitor. */
  readonly reason: string;
  readonly answer: (route: Route) => Promise<unknown>;
}

const THROWING = 'throw new Error("The remote stopped while it was starting.");';
const integrityOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const FAULTS: readonly Fault[] = [
  { name: '404', reason: 'Its files are not on the server.', answer: (route) => route.fulfill({ status: 404 }) },
  {
    name: '500',
    reason: 'The server that holds it answered with an error.',
    answer: (route) => route.fulfill({ status: 500 }),
  },
  { name: 'hang', reason: 'Its server did not answer in time.', answer: () => new Promise(() => undefined) },
  {
    name: 'corrupt',
    reason: 'Its files are damaged or were changed, so the browser refused them.',
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: 'globalThis.changed = true;' }),
  },
  {
    name: 'throws',
    reason: 'It stopped with an error while it was starting.',
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: THROWING }),
  },
];

/** Puts the throwing entry's hash into the document, as if that entry had been published. */
async function publishThrowingEntry(page: Page, remote: string): Promise<void> {
  await page.route('**/privacy', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const pattern = new RegExp(`("name":"${remote}".*?"integrity":")sha256-[A-Za-z0-9+/=]+`);
    await route.fulfill({ response: answer, body: html.replace(pattern, `$1${integrityOf(THROWING)}`) });
  });
}

/**
 * Waits for the notice that a remote is not available. A remote hangs until its timeout: the page's clock is advanced
 * in steps, up to the same 25 seconds.
 */
async function expectNotice(page: Page, panel: Locator, hangs: boolean): Promise<void> {
  for (let passed = 0; hangs && passed < 25_000; passed += 5_000) {
    await page.clock.fastForward(5_000);
    const seen = await panel.waitFor({ timeout: 500 }).then(
      () => true,
      () => false,
    );
    if (seen) break;
  }
  await expect(panel).toBeVisible();
}

/** All remotes are loaded by the same code: one has every fault, each of the others one of them. */
const CASES = REMOTES.flatMap((remote, index) =>
  (index === 0 ? FAULTS : FAULTS.slice(index - 1, index)).map((fault) => ({ ...remote, fault })),
);

for (const { remote, title, path, link, fault } of CASES) {
  test(`${remote}: ${fault.name} leaves the rest working, and "Try again" recovers without a reload`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(
      /could not be loaded|Failed to load resource|integrity|stopped while it was starting|registerRemote/i,
    );
    if (fault.name === 'throws') await publishThrowingEntry(page, remote);
    const hangs = fault.name === 'hang';
    if (hangs) await page.clock.install();
    const entry = `**/r/${remote}/**/remoteEntry.js*`;
    await page.route(entry, fault.answer);
    // A hanging script delays the load event, not the page.
    await page.goto('/privacy', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    const panel = page.getByRole('alert').filter({ hasText: 'is not available right now' });
    await expectNotice(page, panel, hangs);
    await expect(panel).toContainText(title);
    await expect(panel).toContainText(fault.reason);
    await expect(page).toHaveURL(new RegExp(`${path}$`));

    // The frame and the other remotes work meanwhile.
    const other = REMOTES.find(({ remote: name }) => name !== remote);
    await page.getByRole('contentinfo').getByRole('link', { name: other?.link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${other?.path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(panel).toHaveCount(0);
    await page.goBack({ waitUntil: 'commit' });
    await expectNotice(page, panel, hangs);

    // The throwing entry stays published; a repaired one would be a new publication.
    if (fault.name === 'throws') return;
    await page.unroute(entry);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });
}

test('a shared module that could not be loaded is loaded by the next click', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/);
  const dialog = '**/r/shell/**/ui-kit_src_dialog_index_ts.js*';
  await page.route(dialog, (route) => route.fulfill({ status: 404 }));
  await page.goto('/offerings/downstream/chemicals/neutralising-amine-na-15');
  await hydrated(page);
  const view = page.getByRole('button', { name: /^View .*technical data sheet/i });
  await view.click();
  await expect(page.getByText('The viewer could not be loaded.')).toBeVisible();
  await page.unroute(dialog);
  await view.click();
  await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('src', /^blob:/);
});
