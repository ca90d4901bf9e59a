import { expect, test } from '../../src/test';

test.use({ viewport: { width: 1280, height: 800 } });

for (const path of ['/', '/offerings/oilandgas', '/offerings/oilandgas/drilling-service']) {
  test(`the picture at the head of ${path} is requested in its displayed width`, async ({ page }) => {
    await page.goto(path);
    const image = page.getByRole('main').locator('img').first();
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    const { requestedWidth, drawn } = await image.evaluate((element: HTMLImageElement) => {
      const { width, height } = element.getBoundingClientRect();
      return {
        requestedWidth: Number(new URL(element.currentSrc).searchParams.get('w')),
        // It covers its box, so the larger of the two scales applies.
        drawn: Math.max(width, (height * element.naturalWidth) / element.naturalHeight),
      };
    });
    expect(requestedWidth).toBeGreaterThanOrEqual(drawn);
  });
}
