import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './test';

const SOURCE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

export const THEMES = ['light', 'dark'] as const;

/** The rules about colours: a theme affects no other rule. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The rules to run: every one, those about colours, or all the others. */
type Rules = 'all' | 'colours' | 'others';

/** The widths of the window, in CSS pixels. */
type Width = 320 | 768 | 1440;

/** The rules for each width. Contrast takes most of axe's time, and the theme decides it, not the width. */
const SHAPES: readonly { readonly width: Width; readonly rules: Rules }[] = [
  { width: 320, rules: 'all' },
  { width: 768, rules: 'others' },
  { width: 1440, rules: 'all' },
];

/** The parts of a page that can be used while a modal dialog is open. */
const DIALOGS = '[role="dialog"] *, [role="alertdialog"] *, dialog *';

/** The longest transition, in milliseconds. Longer animations are timers, or infinite. */
const PASSING = 2_000;

/** Ends all transitions: those of colours when the theme changes, and of a dialog that appears. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(async (limit) => {
    const running = (): Animation[] =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) <= limit,
        );
    // The end of one may start others: elements inherit colours from their parents.
    for (let some = running(); some.length > 0; some = running()) {
      for (const animation of some) animation.finish();
      await new Promise(requestAnimationFrame);
    }
  }, PASSING);
}

/** How far a page overflows: to the side (WCAG 2.2, 1.4.10), or below its last part. */
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
 * The findings of axe on the current page, one line each: the rule, and where; and how far the page overflows.
 *
 * All rules for WCAG 2.2 AA and best practice are on.
 *
 * @param rules the rules to run
 * @param coloured a selector of the elements whose contrast is checked; while a modal dialog is open, its own are
 */
export async function findings(page: Page, rules: Rules = 'all', coloured = '*'): Promise<string[]> {
  await endTransitions(page);
  // Evaluated instead of added as a script element, which the content security policy would refuse.
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
  const check = async ([chosen, dialogs, elements]: readonly [RunOptions, string, string]): Promise<
    Pick<AxeResults, 'violations'>
  > => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const isBehind = document.querySelector('dialog:modal, [aria-hidden="true"] main, [inert] main') !== null;
    axe.configure({ rules: [{ id: 'color-contrast', selector: isBehind ? dialogs : elements }] });
    // A bar at the lower edge lies above parts that can be scrolled away from it: axe would call them too small.
    const bars = [...document.querySelectorAll<HTMLElement>('[data-lower-bar]')];
    for (const bar of bars) bar.style.position = 'static';
    // No rule that is on reads the sources of style sheets, which axe would otherwise parse again for each call.
    const results = await axe.run(document, { resultTypes: ['violations'], preload: { assets: ['media'] }, ...chosen });
    for (const bar of bars) bar.style.position = '';
    return results;
  };
  const { violations } = await page.evaluate(check, [options, DIALOGS, coloured] as const);
  const named = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
  return [...named, ...(await excess(page))];
}

/**
 * The findings of axe in the given widths, from one visit to the page: on a phone in one theme, else in the other.
 *
 * @param widths by default all
 * @param phone the theme on a phone
 * @param coloured a selector of the elements whose contrast is checked
 */
export async function findingsInShapes(
  page: Page,
  widths: readonly Width[] = [320, 768, 1440],
  phone: (typeof THEMES)[number] = 'dark',
  coloured = '*',
): Promise<string[]> {
  const found: string[] = [];
  for (const { width, rules } of SHAPES.filter((shape) => widths.includes(shape.width))) {
    const theme = (width === 320) === (phone === 'dark') ? 'dark' : 'light';
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    found.push(...(await findings(page, rules, coloured)).map((line) => `${width} ${theme} ${line}`));
  }
  return found;
}

/**
 * Expects that axe finds nothing on the current page, in light and in dark.
 *
 * @param where names the page in a failure
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
