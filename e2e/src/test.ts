import { test as base, expect, type Page, type Request } from '@playwright/test';
import { OWNER, type Administrator } from '../../scripts/site/administrator';
import { tokenOf } from './signing-in';

export { expect };

/** The address of the site under test. */
export const siteOrigin = (): string => {
  const origin = process.env['TEST_SITE_ORIGIN'];
  if (!origin)
    throw new Error('The site under test is not running; tests are started by Playwright with its global setup.');
  return origin;
};

/** Unexpected console messages of a page. */
export class ConsoleGuard {
  private readonly messages: string[] = [];
  private readonly allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];

  /** Listens to a page from now on; not to the browser's own viewer of PDFs, which may be removed while it loads. */
  watch(page: Page): void {
    page.on('console', (message) => {
      if (message.location().url.startsWith('chrome-extension:')) return;
      if (message.type() === 'error' || message.type() === 'warning') this.messages.push(message.text());
    });
    page.on('pageerror', (error) => {
      if (error.stack?.includes('chrome-extension:')) return;
      this.messages.push(`uncaught: ${error.message}`);
    });
  }

  /** Allows a message that the test causes on purpose. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  get unexpected(): string[] {
    return this.messages.filter((message) => !this.allowed.some((pattern) => pattern.test(message)));
  }
}

interface Fixtures {
  /** Collects the console messages of the page: an unexpected error or warning fails the test. */
  readonly consoleGuard: ConsoleGuard;
  /** Every request of the page, in order. */
  readonly requests: readonly Request[];
  /** Signs in an administrator, at another server of the site if an origin is given; the next page has the session. */
  readonly signIn: (who?: Administrator, origin?: string) => Promise<void>;
}

/** Playwright's test with this site's address and its checks. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(siteOrigin()),
  // Depends on `page`, so that a test without a page does not open one.
  page: async ({ page, consoleGuard }, use) => {
    consoleGuard.watch(page);
    await use(page);
    expect(consoleGuard.unexpected, 'messages on the console').toEqual([]);
  },
  consoleGuard: async ({}, use) => use(new ConsoleGuard()),
  requests: async ({ page }, use) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await use(requests);
  },
  signIn: async ({ page }, use) => {
    await use(async (who = OWNER, origin = siteOrigin()) => {
      const token = await tokenOf(page.request, who, origin);
      // A small document of the same origin gives access to its storage without loading a page.
      await page.goto(`${origin}/robots.txt`);
      await page.evaluate((value) => localStorage.setItem('token', value), token);
    });
  },
});

/** Resolves once page transitions work: their code is loaded when the page is idle. */
export async function movable(page: Page): Promise<void> {
  await expect(page.locator('[data-motion]')).toBeAttached();
}

/** Resolves once React has hydrated the server's HTML. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}
