import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../../src/test';

test("the footer's links open the home page and, 100 ms later, their section with the focus on its heading", async ({
  page,
}) => {
  for (const { link, id } of [
    { link: 'Testimonial', id: 'testimonials' },
    { link: 'Services', id: 'services' },
    { link: 'Clients', id: 'clients' },
  ]) {
    await page.goto('/aboutus');
    await hydrated(page);
    await page.evaluate(() => {
      const times = Object.assign(globalThis, { clicked: 0, focused: 0 });
      addEventListener('click', () => (times.clicked = performance.now()), { capture: true });
      addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLHeadingElement) times.focused = performance.now();
      });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);
    const section = page.locator(`#${id}`);
    await expect(section.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(section).toBeInViewport();
    const waited = await page.evaluate(() => {
      const { clicked, focused } = globalThis as unknown as { clicked: number; focused: number };
      return focused - clicked;
    });
    expect(waited).toBeGreaterThanOrEqual(100);
  }
});

test('the renewable sector is selected first, and another selection changes the first screen', async ({ page }) => {
  await page.goto('/');
  const industries = page.getByRole('group', { name: 'Choose your industry' });
  await expect(industries.getByRole('button', { pressed: true })).toHaveText(/Renewable/);
  await hydrated(page);
  await industries.getByRole('button', { name: 'Water' }).click();
  await expect(industries.getByRole('button', { pressed: true })).toHaveText('Water');
  await expect(page.locator('section[data-accent="water"]').first()).toBeVisible();
});

const left = (page: Page) => page.getByLabel('What customers say').evaluate((track) => track.scrollLeft);

test('testimonials rotate from 1 s after load on, until they are paused, and by keys and buttons', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  const track = page.getByLabel('What customers say');
  await track.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(1_100);
  await page.clock.fastForward(7_100);
  await expect.poll(() => left(page)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.mouse.move(0, 0);
  const still = await settled(page);
  // The time of one rotation: a request that is still under way would end at its timeout.
  await page.clock.fastForward(7_100);
  expect(await left(page)).toBe(still);

  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await expect.poll(() => left(page)).toBeGreaterThan(still);
  const further = await settled(page);
  await track.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => left(page)).toBeLessThan(further);
});

/** The position where the row has stopped: with a testimonial at its start, or at its end. */
async function settled(page: Page): Promise<number> {
  let before = -1;
  await expect
    .poll(async () => {
      const now = await page.getByLabel('What customers say').evaluate((track) => {
        const { left } = track.getBoundingClientRect();
        const starts = [...track.children].map((slide) => slide.getBoundingClientRect().left - left);
        const ends = track.scrollLeft + track.clientWidth >= track.scrollWidth - 1;
        return { left: track.scrollLeft, aligned: ends || starts.some((start) => Math.abs(start) <= 1) };
      });
      const rests = now.aligned && now.left === before;
      before = now.left;
      return rests;
    })
    .toBe(true);
  return before;
}

/** Swipes over an element from its right to its left like a person: a step in every frame. */
async function swipeLeft(page: Page, over: Locator): Promise<void> {
  await over.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await over.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over.');
  const browser = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number): Promise<void> => {
    const touchPoints = share === undefined ? [] : [{ x: box.x + box.width * share, y: box.y + box.height / 2 }];
    await browser.send('Input.dispatchTouchEvent', { type, touchPoints });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  await touch('touchStart', 0.9);
  for (let step = 1; step <= 20; step += 1) await touch('touchMove', 0.9 - step * 0.04);
  await touch('touchEnd');
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('testimonials do not move with reduced motion, until they are swiped, and stop at the next one', async ({
    page,
    consoleGuard,
  }) => {
    // The browser preloads the first picture for its own window, which is wider than the emulated phone.
    consoleGuard.allow(/preloaded using link preload/);
    await page.goto('/');
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Play' })).toBeAttached();
    const track = page.getByLabel('What customers say');
    await track.scrollIntoViewIfNeeded();
    expect(await left(page)).toBe(0);
    await swipeLeft(page, track);
    await expect.poll(() => left(page)).toBeGreaterThan(100);
    await settled(page);
    const edges = await Promise.all([track, track.getByRole('listitem').nth(1)].map((one) => one.boundingBox()));
    expect(Math.abs((edges[0]?.x ?? 0) - (edges[1]?.x ?? 999))).toBeLessThanOrEqual(1);
  });
});

test('slots of other sections stay empty without a message when those sections are unavailable', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/./);
  await page.route(/\/r\/(catalogue|careers)\//, (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 700);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#testimonials')).toBeAttached();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('is not available right now')).toHaveCount(0);
  await page.getByRole('group', { name: 'Choose your industry' }).getByRole('button', { name: 'Water' }).click();
  await expect(page.getByRole('button', { name: 'Water', pressed: true }).first()).toBeVisible();
});
