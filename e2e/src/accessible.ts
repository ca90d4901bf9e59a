import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './test';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Checks what the page shows now against WCAG 2.2 AA, in light and in dark, by axe; `where` names it in a failure. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // What is still fading in has colours of its own.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(AXE);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await page.evaluate(async () => {
      const finished = document.getAnimations().map((animation) => animation.finished.catch(() => undefined));
      await Promise.all(finished);
      const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
      return axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
    });
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
    );
    expect(found, `${where}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}
