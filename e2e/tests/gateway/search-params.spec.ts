import { expect, hydrated, test } from '../../src/test';

/** An address with parameters that each kind of page reads, and the page without them. */
const READ = [
  ['/products?search=amine', '/products'],
  ['/products?sort=-name', '/products'],
  ['/products?sector=renewable', '/products'],
  ['/offerings/oilandgas/ExplorationProduction?sort=-name', '/offerings/oilandgas/ExplorationProduction'],
  ['/products/compare?ids=none', '/products/compare'],
  ['/search?q=drill', '/search'],
  ['/career?search=chem', '/career'],
  ['/career?sort=name', '/career'],
  ['/blogs?page=2', '/blogs'],
  ['/news?search=none-of-that', '/news'],
  ['/contact?topic=Careers', '/contact'],
  ['/login?show=forgot', '/login'],
] as const;

for (const [address, plain] of READ) {
  test(`${address} is rendered from the parameters that it reads, and from no others`, async ({ request }) => {
    const textOf = async (path: string): Promise<string> => (await request.get(path)).text();
    // Both addresses are answered from one rendering, which a change of content may replace between two requests.
    await expect(async () => {
      const page = await textOf(plain);
      expect(await textOf(`${plain}?utm_source=e%22mail&zz=1`)).toBe(page);
      expect(await textOf(address)).not.toBe(page);
    }).toPass();
    expect(await textOf(`${plain}?utm_source=e%22mail`)).not.toContain('utm_source');
  });
}

for (const path of [
  '/blogs?page=2&utm_source=mail',
  '/products?utm_source=mail&sort=-name&sector=renewable&field.x=1',
]) {
  test(`${path} is hydrated without a message and keeps its address`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(new URL(page.url()).search).toContain('utm_source=mail');
  });
}
