import { expect, hydrated, test } from '../../src/test';
import { addProduct, change, pageOf } from './catalogue-api';

const PRODUCT = '/offerings/downstream/chemicals/neutralising-amine-na-15';

test('a document opens in the page, under the page’s own rules for frames', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused: ${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto(PRODUCT);
  await hydrated(page);
  await page.getByRole('button', { name: /^View .*technical data sheet/i }).click();
  const dialog = page.getByRole('dialog', { name: /technical data sheet/i });
  const frame = dialog.locator('iframe');
  await expect(frame).toHaveAttribute('src', /^blob:/);
  await expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', /\/api\/v1\/files\//);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the page reports a missing picture, a deleted PDF and a product without a document', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  // The specification requires this console message for an empty list of products.
  consoleGuard.allow(/No sectors found or response structure is unexpected/);
  // In a section that no other test visits: every list with the product reports its missing files on the console.
  const { subsector } = (await (await request.get('/api/v1/subsectors/greases-metalworking')).json()) as {
    subsector: { _id: string };
  };
  const section = 'lubricants/greases-metalworking';
  const product = await addProduct(request, {
    subsectorId: subsector._id,
    logo: '/api/v1/files/gone.webp',
    pdf: '/api/v1/files/gone.pdf',
    documents: [{ kind: 'sds', title: 'Lost sheet', url: '/api/v1/files/gone.pdf' }],
  });
  await page.goto(pageOf(product, section));
  await hydrated(page);
  await expect(page.getByRole('img', { name: product.name })).toBeVisible();
  await expect(page.locator('main img[src*="gone"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Download PDF' }).click();
  await expect(page.getByText('Failed to download PDF. Please try again.').first()).toBeVisible();
  await page.getByRole('button', { name: 'View Lost sheet' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');

  await change(request, 'PUT', `/product/${product._id}`, { pdf: '' });
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByText('PDF not available for download').first()).toBeVisible();

  // A deleted id: the comparison shows the remaining products, and the enquiry and the page report it.
  await change(request, 'DELETE', `/product/${product._id}`);
  const left = await addProduct(request);
  await page.goto(`/products/compare?ids=${product._id},${left._id}`);
  await hydrated(page);
  await expect(page.getByRole('columnheader')).toHaveText([new RegExp(left.name)]);
  await page.goto(`/products/compare?ids=${product._id}`);
  await expect(page.getByText('Nothing to compare yet')).toBeVisible();
  await expect.poll(async () => (await request.get(pageOf(product, section))).status()).toBe(404);
});
