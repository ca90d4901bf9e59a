import type { Browser } from '@playwright/test';
import { openUntilPainted, PHONE, settled, slowPhone, type Observed } from './slow-phone';

/** One visit to a page; sizes in bytes on the wire, times in milliseconds. */
export interface Visit {
  readonly html: number;
  /** Scripts until the page is interactive. */
  readonly scripts: number;
  /** Scripts that are loaded when the page is idle. */
  readonly laterScripts: number;
  /** Answers of the API that the page reads after the server has rendered it. */
  readonly json: number;
  readonly fonts: number;
  /** All transfers until the page is interactive. */
  readonly everything: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the page reacts to a click. */
  readonly hydrated: number;
  /** The total blocking time: the time of long tasks beyond 50 ms each. */
  readonly blocking: number;
  readonly longestTask: number;
}

interface Loaded {
  readonly path: string;
  readonly bytes: number;
  readonly end: number;
}

/** Runs in the page. */
function measurements() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const { observed } = globalThis as { readonly observed?: Observed };
  return {
    html: navigation?.encodedBodySize ?? 0,
    loaded: resources.map(({ name, encodedBodySize, responseEnd }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
      end: responseEnd,
    })),
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    largestPaint: observed?.largestPaints.at(-1) ?? NaN,
    hydrated: performance.getEntriesByName('interactive')[0]?.startTime ?? NaN,
    tasks: observed?.tasks ?? [],
  };
}

const total = (entries: readonly Loaded[], kind: RegExp): number =>
  entries.reduce((sum, { path, bytes }) => (kind.test(path) ? sum + bytes : sum), 0);

/** Visits a page for the first time on a slow phone, and waits until the network is idle. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const page = await slowPhone(context);
    await openUntilPainted(page, url);
    await settled(page);
    const { html, loaded, tasks, ...times } = await page.evaluate(measurements);
    const before = loaded.filter(({ end }) => end > 0 && end <= times.hydrated);
    const later = loaded.filter(({ end }) => end > times.hydrated);
    return {
      ...{ html, ...times },
      scripts: total(before, /\.js$/),
      laterScripts: total(later, /\.js$/),
      json: total(later, /^\/api\/v1\/(?!files)/),
      fonts: total(before, /\.woff2$/),
      everything: html + total(before, /./),
      blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
      longestTask: Math.max(0, ...tasks),
    };
  } finally {
    await context.close();
  }
}
