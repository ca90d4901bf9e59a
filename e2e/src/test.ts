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

/** What a page said on its console that nobody wants to see there. */
export class ConsoleGuard {
  private readonly messages: string[] = [];
  private readonly allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];

  /** Listens to a page from now on. */
  watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.messages.push(message.text());
    });
    page.on('pageerror', (error) => this.messages.push(`uncaught: ${error.message}`));
  }

  /** Says that a test causes this message on purpose. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  get unexpected(): string[] {
    return this.messages.filter((message) => !this.allowed.some((pattern) => pattern.test(message)));
  }
}

interface Fixtures {
  /** What the page writes to its console: an error or a warning fails the test. */
  readonly consoleGuard: ConsoleGuard;
  /** Every request of the page, in order. */
  readonly requests: readonly Request[];
  /** Signs somebody in, at another server of the site if an origin is named; the next page opened knows them. */
  readonly signIn: (who?: Administrator, origin?: string) => Promise<void>;
}

/** Playwright's test with this site's address and its rules. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(siteOrigin()),
  // Part of every page, so that a test which opens none pays for none.
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
      // A small document of the same origin gives access to its storage; a page would be loaded for nothing.
      await page.goto(`${origin}/robots.txt`);
      await page.evaluate((value) => localStorage.setItem('token', value), token);
    });
  },
});

/** Resolves once pages move into one another: the code of that motion comes when the page has settled. */
export async function movable(page: Page): Promise<void> {
  await expect(page.locator('[data-motion]')).toBeAttached();
}

/** Resolves once React has taken over the server's HTML. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}
