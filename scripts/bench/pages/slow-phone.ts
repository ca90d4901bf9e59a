import type { BrowserContext, Page } from '@playwright/test';

/** The window of a phone, in pixels. */
export const PHONE = { width: 390, height: 844 };

/** A cheap phone, as Lighthouse emulates it: slow 4G, and a processor four times slower than this one. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = 4;

/** Durations in milliseconds, collected from the very start of a page. */
export interface Observed {
  readonly tasks: number[];
  /** Of clicks, from the input to the next frame. */
  readonly interactions: number[];
  /** When the latest largest element was painted. */
  readonly largestPaints: number[];
}

/** Runs in the page. */
function observe(): void {
  const observed: Observed = { tasks: [], interactions: [], largestPaints: [] };
  Object.assign(globalThis, { observed });
  new PerformanceObserver((list) => observed.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
  new PerformanceObserver((list) =>
    observed.largestPaints.push(...list.getEntries().map(({ startTime }) => startTime)),
  ).observe({ type: 'largest-contentful-paint', buffered: true });
  const events: PerformanceObserverInit & { readonly durationThreshold: number } = {
    ...{ type: 'event', buffered: true, durationThreshold: 16 },
  };
  new PerformanceObserver((list) =>
    observed.interactions.push(
      ...list.getEntries().flatMap(({ name, duration }) => (name === 'click' ? [duration] : [])),
    ),
  ).observe(events);
}

/**
 * A page in a browser on a slow phone.
 *
 * @param blocked addresses that do not load, with `*` for any characters
 */
export async function slowPhone(context: BrowserContext, blocked: readonly string[] = []): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Network.setBlockedURLs', { urls: [...blocked] });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Opens a page, and resolves at its first paint. */
export async function openUntilPainted(page: Page, url: string): Promise<void> {
  const answer = await page.goto(url, { waitUntil: 'commit' });
  if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status() ?? 'nothing'}.`);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
        }).observe({ type: 'paint', buffered: true }),
      ),
  );
}

/** Work that waits for an idle browser starts within this time, in milliseconds. */
const QUIET = 2_500;

/** Resolves when a page is hydrated and has loaded nothing for a while; `networkidle` is reached only once. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated]');
  await page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quiet);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        }).observe({ type: 'resource' });
      }),
    QUIET,
  );
}
