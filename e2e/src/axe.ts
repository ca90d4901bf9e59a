import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './test';

const SOURCE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

export const THEMES = ['light', 'dark'] as const;

/** The rules about colours: a theme changes nothing that another rule looks at. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Which rules run: every one, those about colours, or all the others. */
type Rules = 'all' | 'colours' | 'others';

/** What is looked at in each width and theme. Contrast takes most of axe's time; between two widths it changes little. */
const SHAPES: readonly { readonly width: number; readonly theme: (typeof THEMES)[number]; readonly rules: Rules }[] = [
  { width: 320, theme: 'light', rules: 'all' },
  { width: 320, theme: 'dark', rules: 'colours' },
  { width: 768, theme: 'light', rules: 'others' },
  { width: 1440, theme: 'light', rules: 'all' },
  { width: 1440, theme: 'dark', rules: 'colours' },
];

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
 *
 * @param rules which of them run
 */
export async function findings(page: Page, rules: Rules = 'all'): Promise<string[]> {
  await still(page);
  // Evaluated, not added as a script element, which the content security policy would refuse.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const others = { 'target-size': { enabled: true } };
  const options: RunOptions =
    rules === 'colours'
      ? { runOnly: COLOURS }
      : {
          rules:
            rules === 'all'
              ? others
              : { ...others, ...Object.fromEntries(COLOURS.map((id) => [id, { enabled: false }])) },
        };
  const { violations } = await page.evaluate(async (chosen): Promise<Pick<AxeResults, 'violations'>> => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    return axe.run(document, { resultTypes: ['violations'], ...chosen });
  }, options);
  const named = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
  return [...named, ...(await excess(page))];
}

/** What axe finds in every width and theme, from one visit to the page. */
export async function findingsInAllShapes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, theme, rules } of SHAPES) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    found.push(...(await findings(page, rules)).map((line) => `${width} ${theme} ${line}`));
  }
  return found;
}

/**
 * Expects that axe finds nothing on the page as it is now, in light and in dark.
 *
 * @param where names it in a failure
 */
export async function expectAccessible(page: Page, where = page.url()): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', 'all'],
    ['dark', 'colours'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findings(page, rules), `${where}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}
