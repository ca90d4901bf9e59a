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

  test('opens the sectors on hover, closes them on leaving, and links to one', async ({ page }) => {
    await page.goto('/aboutus');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const button = nav.getByRole('button', { name: 'Offerings' });
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await button.hover();
    await expect(nav.getByRole('link', { name: /Renewable Energy/ })).toBeVisible();
    await page.mouse.move(200, 640);
    await expect(nav.getByRole('link', { name: /Renewable Energy/ })).toBeHidden();
    await button.hover();
    await nav.getByRole('link', { name: /Renewable Energy/ }).click();
    await expect(page).toHaveURL(/\/offerings\/renewable\/?$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Renewable Energy' })).toBeVisible();
    await expect(nav.getByRole('link', { name: /Renewable Energy/ })).toBeHidden();
  });

  test('opens the sectors by keyboard and returns the focus on Escape', async ({ page }) => {
    await page.goto('/aboutus');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Offerings' });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    const sector = page.getByRole('link', { name: /Oil and Gas/ });
    await expect(sector).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(sector).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(sector).toBeVisible();
    await page.mouse.click(200, 640);
    await expect(sector).toBeHidden();
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

test('the footer leads to sections of the home page and moves the focus to their heading', async ({ page }) => {
  await page.goto('/aboutus');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Clients' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
});

test('a chosen theme is on the next document before any other script runs', async ({ page }) => {
  await page.goto('/aboutus');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByRole('contentinfo').getByTitle('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const document = await page.request.get('/news', { headers: { cookie: 'theme=dark' } });
  expect(await document.text()).toContain('<html lang="en" data-theme="dark">');
});
