import { expect, type Browser, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { assert } from '../../installation/progress';

/** The React of the page and of the content in its slot. */
export interface Expected {
  readonly path: string;
  readonly page: string;
  readonly slot: string;
}

const textOf = (page: Page, what: string) => page.getByRole('region', { name: what }).locator('p');
const press = (page: Page, what: string): Promise<void> =>
  page.getByRole('button', { name: `${what} says it` }).click();

/** The texts that a visitor sees, before and after something was said. */
async function sees(page: Page, { path, page: own, slot }: Expected, said: string): Promise<void> {
  const [owner, other] = path === '/alpha' ? ['alpha', 'beta'] : ['beta', 'alpha'];
  await expect(textOf(page, 'Page')).toHaveText(`Page of ${owner} on React ${own}: ${said}.`);
  await expect(textOf(page, 'Slot')).toHaveText(`Slot of ${other} on React ${slot}: ${said}.`);
  await expect(textOf(page, 'Preact')).toHaveText(`Preact: ${said}.`);
}

/** A visit with scripts: an action of each part is seen by all parts; then the link in the slot, and back. */
async function withScripts(page: Page, origin: string, expected: Expected): Promise<void> {
  await page.goto(origin + expected.path);
  await sees(page, expected, 'not said');
  await page.getByRole('region', { name: 'Preact' }).scrollIntoViewIfNeeded();
  let said = false;
  for (const part of ['Page', 'Slot', 'Preact']) {
    said = !said;
    // The content of a slot is hydrated after the page.
    await expect(async () => {
      await press(page, part);
      await expect(textOf(page, 'Page')).toContainText(`: ${said ? 'said' : 'not said'}`, { timeout: 500 });
    }).toPass();
    await sees(page, expected, said ? 'said' : 'not said');
  }
  const other = expected.path === '/alpha' ? 'beta' : 'alpha';
  await page.getByRole('link', { name: `To ${other}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: expected.path.slice(1) })).toBeVisible();
}

/** Visits a page. @returns the messages of the console */
export async function visit(
  browser: Browser,
  origin: string,
  expected: Expected,
  hasScripts: boolean,
): Promise<readonly string[]> {
  const context = await browser.newContext({ javaScriptEnabled: hasScripts });
  const messages: string[] = [];
  try {
    const page = await context.newPage();
    page.on('console', (message) => {
      // The site has no content.
      if (!['error', 'warning'].includes(message.type()) || message.text().startsWith('No sectors found')) return;
      messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
    if (hasScripts) await withScripts(page, origin, expected);
    else {
      await page.goto(origin + expected.path);
      await sees(page, expected, 'not said');
    }
    // Requests of the idle page must not reach a stopped server.
    await page.goto('about:blank');
  } finally {
    await context.close();
  }
  return messages;
}

/** The scripts that a page loads when its slots are seen, in bytes compressed with gzip. */
export async function scriptsOf(browser: Browser, origin: string, path: string): Promise<ReadonlyMap<string, number>> {
  const context = await browser.newContext();
  const sizes = new Map<string, number>();
  try {
    const page = await context.newPage();
    const reading: Promise<void>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      const read = async (): Promise<void> => {
        const body = await (await request.response())?.body();
        sizes.set(new URL(request.url()).pathname, body ? gzipSync(body, { level: 9 }).length : 0);
      };
      reading.push(read());
    });
    await page.goto(origin + path);
    await page.getByRole('region', { name: 'Preact' }).scrollIntoViewIfNeeded();
    await expect(async () => {
      await press(page, 'Slot');
      await expect(textOf(page, 'Page')).toContainText(': said', { timeout: 500 });
    }).toPass();
    await page.waitForLoadState('networkidle');
    await Promise.all(reading);
  } finally {
    await context.close();
  }
  assert(sizes.size > 0, `${path} loads scripts`);
  return sizes;
}
