import { expect, test } from '../../src/test';

test('in forced colours the current page is distinguishable among the links', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/career');
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  await expect(link('Career')).toHaveAttribute('aria-current', 'page');
  const ground = (name: string) => link(name).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground('Career')).not.toBe(await ground('News'));
});

test('at 400 % sticky elements cover no more than a third of the window', async ({ page }) => {
  // 1280 × 1024 pixels at that zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of ['/', '/products', '/career']) {
    await page.goto(address);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    const covered = await page.evaluate(() => {
      const stays = (start: Element | null): boolean => {
        for (let element = start; element; element = element.parentElement)
          if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) return true;
        return false;
      };
      const rows = Array.from({ length: innerHeight }, (_, top) => document.elementFromPoint(innerWidth / 2, top));
      return rows.filter(stays).length / innerHeight;
    });
    expect(covered, address).toBeLessThan(1 / 3);
  }
});
