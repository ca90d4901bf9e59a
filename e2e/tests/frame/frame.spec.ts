import { expect, hydrated, movable, test } from '../../src/test';

const phone = { width: 320, height: 640 };

test.describe('the navbar', () => {
  test('is transparent over the hero of the home page and solid once it is scrolled by more than 80 px', async ({
    page,
  }) => {
    await page.goto('/');
    const ground = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
    const hero = page.getByRole('main').getByRole('region').first();
    expect(await hero.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 120));
    await expect.poll(ground).not.toMatch(/, 0(\.\d+)?\)$/);
    expect(await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().height)).toBe(72);
  });

  test('the previous page does not jump when the navbar becomes solid over the next one', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await movable(page);
    const top = page.evaluate(
      () =>
        new Promise<number | undefined>((resolve) => {
          new MutationObserver((_, observer) => {
            const leaving = document.querySelector('main [inert] section');
            if (!leaving) return;
            observer.disconnect();
            resolve(leaving.getBoundingClientRect().top);
          }).observe(document.body, { subtree: true, childList: true });
        }),
    );
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click();
    expect(await top).toBe(0);
  });
});

test.describe('the phone menu', () => {
  test.use({ viewport: phone });

  test('covers the window, stops the page from scrolling and traps the focus', async ({ page }) => {
    await page.goto('/aboutus');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const opener = page.getByRole('button', { name: 'Menu' });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect.poll(() => sheet.evaluate((element) => element.getBoundingClientRect().height)).toBe(phone.height);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    for (let stop = 0; stop < 24; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('leads to a sector and to a page, and moves the focus there', async ({ page }) => {
    await page.goto('/aboutus');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.getByRole('button', { name: 'Menu' }).click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await sheet.getByText('Offering').click();
    await sheet.getByRole('link', { name: 'Water' }).click();
    await expect(page).toHaveURL(/\/offerings\/water\/?$/);
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});
