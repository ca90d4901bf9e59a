import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SitePage } from './pages';

export const THEMES = ['light', 'dark'] as const;

/** Widths in CSS pixels: a small phone, a phone, a tablet, a small laptop, a desktop and a large screen. */
export const WIDTHS = [320, 390, 768, 1024, 1440, 2560] as const;

const HEIGHTS: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 1024, 1024: 768, 1440: 900, 2560: 1440 };

/** The maximum height of a screenshot, in CSS pixels. */
const MAX_HEIGHT = 12_000;

/** One screenshot of a page; `file` is its name in the folder of the screenshots. */
export interface Shot {
  readonly page: string;
  readonly path: string;
  readonly width: number;
  readonly theme: (typeof THEMES)[number];
  readonly file: string;
}

/** Waits until the initial content of a page is loaded: code, pictures further down, fonts. */
async function settle(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    // Lazy pictures are loaded when scrolling brings them near.
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    const pending = [...document.images].filter(({ complete }) => !complete);
    await Promise.race([
      Promise.all(pending.map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 5_000)),
    ]);
  });
  await page.waitForLoadState('networkidle');
  // Two frames in the new size: an earlier screenshot would repeat the old one like a tile.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/**
 * Takes the screenshots of one page, in every width and theme, from one visit to it.
 *
 * @param widths in CSS pixels
 * @param folder the folder of the files
 */
export async function shoot(
  page: Page,
  { name, path: address }: SitePage,
  widths: readonly number[],
  folder: string,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  await page.goto(address);
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await settle(page);
      const file = `${name}-${width}-${theme}.jpg`;
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.screenshot({
        path: path.join(folder, file),
        type: 'jpeg',
        quality: 82,
        fullPage: true,
        animations: 'disabled',
        ...(height > MAX_HEIGHT ? { clip: { x: 0, y: 0, width, height: MAX_HEIGHT } } : {}),
      });
      shots.push({ page: name, path: address, width, theme, file });
    }
  }
  return shots;
}
