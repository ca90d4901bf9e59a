import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const SOURCE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until nothing moves: colours pass over when the theme changes. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(
      ending.filter((one) => one.timeline === document.timeline).map(({ finished }) => finished),
    );
  });
}

/**
 * What axe finds on the page as it is now, one line for each finding: the rule, and where.
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
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}
