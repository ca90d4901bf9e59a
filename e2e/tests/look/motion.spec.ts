import type { Page } from '@playwright/test';
import { holdPageChanges, letPageChangesGo, watchPageChange } from '../../src/page-change';
import { expect, hydrated, movable, test } from '../../src/test';

/** The headings of the pages in the tests. */
const NEWS = 'What is new';
const BLOGS = 'Notes from the field and the bench';

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Opens a page and waits for the code of its transitions, which is loaded last. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await movable(page);
}

/** The rendered pages; the previous one is marked. */
const pages = (page: Page) => page.locator('main > * > *');
const leaving = (page: Page) => page.locator('main > * > [inert]');

/** Expects that one page remains, complete, in its position and with the focus on it. */
async function expectArrived(page: Page, heading: string): Promise<void> {
  await expect(leaving(page)).toHaveCount(0);
  await expect(pages(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
  const shown = pages(page);
  await expect(shown).toHaveCSS('opacity', '1');
  await expect(shown).toHaveCSS('transform', 'none');
  await expect.poll(() => shown.evaluate((element) => element.getAnimations().length)).toBe(0);
  await expect(shown).not.toHaveAttribute('inert');
}

test('pages slide and fade for half a second', async ({ page }) => {
  await open(page, '/career');
  const change = watchPageChange(page);
  await link(page, 'News').click();
  const { moved, faded, duration } = await change;
  expect(moved).toContainEqual(expect.stringMatching(/^transform of DIV/));
  expect(faded).toBe(2);
  expect(duration).toBe(500);
});

test('the picture of a card becomes that of its page, which shows its own afterwards', async ({ page }) => {
  await open(page, '/products');
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  await page.evaluate(() =>
    new MutationObserver(() => {
      for (const copy of document.querySelectorAll('body > img')) copy.getAnimations().forEach((one) => one.pause());
    }).observe(document.body, { childList: true }),
  );
  await link.click();
  const copy = page.locator('body > img');
  await expect(copy).toHaveCount(1);
  await expect
    .poll(() => copy.evaluate((image) => image.getAnimations().map((one) => one.playState)))
    .toEqual(['paused']);
  const own = page.getByRole('main').getByRole('article').first().getByRole('img').first();
  await expect(own).toBeHidden();
  await copy.evaluate((image) => image.getAnimations().forEach((one) => one.finish()));
  await expect(copy).toHaveCount(0);
  await expect(own).toBeVisible();
});

test('a link that is followed during a transition navigates at once, from the current state', async ({ page }) => {
  await open(page, '/career');
  await holdPageChanges(page);
  await link(page, 'News').click();
  await expect(leaving(page)).toHaveCount(1);
  const news = pages(page).filter({ has: page.getByRole('heading', { level: 1, name: NEWS }) });
  const seen = await news.evaluate((element) => getComputedStyle(element).opacity);
  expect(Number(seen)).toBeLessThan(1);
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));

  await link(page, 'Blogs').dispatchEvent('click');
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(pages(page)).toHaveCount(2);
  await expect(leaving(page).getByRole('heading', { level: 1 })).toHaveText(NEWS);
  const faded = await leaving(page).evaluate((element) =>
    element
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap(({ opacity }) => opacity ?? []),
  );
  expect(faded.map(Number)).toEqual([expect.closeTo(Number(seen), 3), 0]);
  await expect(page.getByRole('main')).toBeFocused();

  await letPageChangesGo(page);
  await expectArrived(page, BLOGS);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('back during a transition returns to the previous page, at its scroll position', async ({ page }) => {
  await open(page, '/aboutus');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await holdPageChanges(page);
  await link(page, 'News').dispatchEvent('click');
  await expect(leaving(page).getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(leaving(page).getByRole('heading', { level: 1 })).toHaveText(NEWS);
  await letPageChangesGo(page);
  await expectArrived(page, title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
});

test('the panel of sectors opens during a transition, and stays open on the new page', async ({ page }) => {
  await open(page, '/career');
  await holdPageChanges(page);
  await link(page, 'News').click();
  await expect(leaving(page)).toHaveCount(1);
  const button = page.getByRole('button', { name: 'Offerings' });
  await button.press('ArrowDown');
  await expect(link(page, 'All products')).toBeVisible();
  await letPageChangesGo(page);
  await expectArrived(page, NEWS);
  await expect(link(page, 'All products')).toBeVisible();
});

test('the panel of sectors closes and opens while it unfolds', async ({ page }) => {
  await open(page, '/career');
  const button = page.getByRole('button', { name: 'Offerings' });
  const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
  const unfolding = () => panel.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
  // Before the first frame: on a busy machine the animation may have ended by the second.
  await panel.evaluate((element) =>
    new MutationObserver(() => element.getAnimations().forEach((motion) => motion.pause())).observe(
      element.parentElement ?? element,
      { attributes: true, childList: true, subtree: true },
    ),
  );
  await button.press('ArrowDown');
  await expect.poll(unfolding).toEqual(['paused']);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect.poll(unfolding).toEqual(['paused']);
  await panel.evaluate((element) => element.getAnimations().forEach((motion) => motion.finish()));
  await expect(panel).toHaveCSS('opacity', '1');
  await expect(panel).toHaveCSS('translate', 'none');
  await expect(panel.getByRole('link').first()).toBeFocused();
});

test('a link of the panel that still unfolds, followed during a transition, closes it and navigates', async ({
  page,
}) => {
  await open(page, '/career');
  await holdPageChanges(page);
  await link(page, 'News').click();
  await expect(leaving(page)).toHaveCount(1);
  const button = page.getByRole('button', { name: 'Offerings' });
  await button.press('ArrowDown');
  await link(page, 'All products').press('Enter');
  await expect(page).toHaveURL(/\/products$/);
  await expect(link(page, 'All products')).toBeHidden();
  await letPageChangesGo(page);
  await expect(leaving(page)).toHaveCount(0);
  await expect(pages(page)).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [from, to] of [
    ['/career', 'News'],
    ['/', 'About us'],
  ] as const) {
    test(`pages only fade, and shortly: ${from} to ${to}`, async ({ page }) => {
      await open(page, from);
      const change = watchPageChange(page);
      await link(page, to).click();
      const { moved, faded, duration, places } = await change;
      expect(moved).toEqual([]);
      expect(faded).toBe(2);
      expect(duration).toBeLessThanOrEqual(150);
      // One position for each of the two.
      expect(places).toHaveLength(2);
    });
  }

  test('the panel of sectors is open at once', async ({ page }) => {
    await open(page, '/career');
    const button = page.getByRole('button', { name: 'Offerings' });
    await page.evaluate(() => {
      const started: string[] = [];
      Object.assign(window, { started });
      addEventListener('animationstart', ({ animationName }) => started.push(animationName));
      addEventListener('transitionrun', ({ propertyName }) => {
        if (!propertyName.endsWith('color')) started.push(propertyName);
      });
    });
    await button.press('ArrowDown');
    await expect(link(page, 'All products')).toBeVisible();
    // The events of a frame are dispatched before its callbacks.
    const started = await page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve('started' in window && window.started)));
        }),
    );
    expect(started).toEqual([]);
    // A click elsewhere closes it.
    await page.mouse.click(4, 640);
    await expect(link(page, 'All products')).toBeHidden();
  });
});
