import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './test';

const SOURCE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

export const THEMES = ['light', 'dark'] as const;
const WIDTHS = [320, 768, 1440];

/** How long colours may take to pass over, in milliseconds. What moves for longer moves for ever. */
const PASSING = 2_000;

/** Waits until nothing passes over any more: colours do when the theme changes, and a dialog that appears. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async (limit) => {
    const passing = document.getAnimations().map(({ finished }) => finished);
    // An animation that is paused, or whose part of the page is not drawn, never ends.
    await Promise.race([Promise.allSettled(passing), new Promise((resolve) => setTimeout(resolve, limit))]);
  }, PASSING);
}

/** How far a page goes on beyond what it shows: to the side (WCAG 2.2, 1.4.10), or below its last part. */
async function excess(page: Page): Promise<string[]> {
  const [wider, taller] = await page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const shown = Math.max(clientHeight, document.body.getBoundingClientRect().height);
    return [scrollWidth - clientWidth, Math.floor(scrollHeight - shown)] as const;
  });
  return [
    ...(wider > 0 ? [`the page is ${wider} px wider than the window`] : []),
    ...(taller > 0 ? [`the page goes on for ${taller} px below its last part`] : []),
  ];
}

/**
 * What axe finds on the page as it is now, one line for each finding: the rule, and where; and how far the page is
 * larger than what it shows.
 *
 * All its rules for WCAG 2.2 AA are on, and what it calls best practice.
 */
export async function findings(page: Page): Promise<string[]> {
  await still(page);
  // Evaluated, not added as a script element, which the content security policy would refuse.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(async (): Promise<Pick<AxeResults, 'violations'>> => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    return axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  });
  const named = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
  return [...named, ...(await excess(page))];
}

/** What axe finds in every width and theme, from one visit to the page. */
export async function findingsInAllShapes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      found.push(...(await findings(page)).map((line) => `${width} ${colorScheme} ${line}`));
    }
  }
  return found;
}

/**
 * Expects that axe finds nothing on the page as it is now, in light and in dark.
 *
 * @param where names it in a failure
 */
export async function expectAccessible(page: Page, where = page.url()): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findings(page), `${where}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}
