import type { Browser } from '@playwright/test';
import { gzipSize } from '../gzip-size';
import { slowPhone } from './slow-phone';

/** One visit to a page; sizes in bytes, times in milliseconds. */
export interface Visit {
  /** On the wire. */
  readonly html: number;
  /** Scripts until the page is interactive, compressed with gzip. */
  readonly scripts: number;
  /** All scripts, including those that are loaded when the page is idle. */
  readonly allScripts: number;
  readonly fonts: number;
  /** All transfers until the page is interactive, on the wire. */
  readonly everything: number;
  readonly firstPaint: number;
  /** When the page reacts to a click. */
  readonly hydrated: number;
  /** The total blocking time: the time of long tasks beyond 50 ms each. */
  readonly blocking: number;
  readonly longestTask: number;
}

interface Loaded {
  readonly name: string;
  readonly bytes: number;
  readonly end: number;
}

/** Runs in the page. */
function measurements() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    html: navigation?.encodedBodySize ?? 0,
    loaded: resources.map(({ name, encodedBodySize, responseEnd }) => ({
      name,
      bytes: encodedBodySize,
      end: responseEnd,
    })),
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    hydrated: performance.getEntriesByName('interactive')[0]?.startTime ?? NaN,
    tasks: (globalThis as { longTasks?: number[] }).longTasks ?? [],
  };
}

const fileName = ({ name }: Loaded): string => new URL(name).pathname;

async function gzipOf(scripts: readonly Loaded[]): Promise<number> {
  const sizes = scripts.map(async ({ name }) => gzipSize(Buffer.from(await (await fetch(name)).arrayBuffer())));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Visits a page for the first time on a slow phone, and waits until the network is idle. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await slowPhone(context);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForSelector('html[data-hydrated]');
    await page.waitForLoadState('networkidle');
    const { html, loaded, firstPaint, hydrated, tasks } = await page.evaluate(measurements);
    const before = loaded.filter(({ end }) => end > 0 && end <= hydrated);
    const total = (entries: readonly Loaded[]): number => entries.reduce((sum, { bytes }) => sum + bytes, 0);
    const scripts = (entries: readonly Loaded[]): Loaded[] =>
      entries.filter((entry) => fileName(entry).endsWith('.js'));
    return {
      html,
      scripts: await gzipOf(scripts(before)),
      allScripts: await gzipOf(scripts(loaded)),
      fonts: total(before.filter((entry) => fileName(entry).endsWith('.woff2'))),
      everything: html + total(before),
      firstPaint,
      hydrated,
      blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
      longestTask: Math.max(0, ...tasks),
    };
  } finally {
    await context.close();
  }
}
