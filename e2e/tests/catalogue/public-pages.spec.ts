import { headingOf } from '../../src/heading-of';
import { expect, hydrated, test } from '../../src/test';

const PRODUCT = '/offerings/downstream/chemicals/neutralising-amine-na-15';
/** A section in which no other test adds or deletes a product. */
const UNTOUCHED = '/offerings/WaterTreatmentFiltration';

test('the server renders the addresses of the static offerings data, and answers 404 for others', async ({
  request,
}) => {
  for (const [address, title] of [
    ['/offerings/oilandgas', 'Oil and Gas'],
    ['/offerings/Oil%20and%20Gas/', 'Oil and Gas'],
    ['/offerings/renewable', 'Renewable Energy'],
    ['/services/renewable', 'Renewable Energy'],
    ['/offerings/oilandgas/ExplorationProduction', 'Exploration &amp; Production'],
    ['/offerings/DrillingService', 'Drilling Services'],
    ['/offerings/IOT-IT-BigDataAnalysis', 'IoT / IT / Big Data Analysis'],
    ['/offerings/WaterTreatmentFiltration', 'Water Treatment &amp; Filtration'],
    ['/offerings/PipelineDivision', 'Pipeline Division'],
    ['/offerings/Chemicals', 'Chemicals'],
    ['/offerings/downStream/chemicals', 'Chemicals'],
    ['/offerings/chemicals/Fracking%20Chemicals', 'Fracking Chemicals'],
    [PRODUCT, 'Neutralising Amine NA 15'],
    ['/products', 'Products'],
  ] as const) {
    const answer = await request.get(address);
    expect.soft(answer.status(), address).toBe(200);
    expect.soft(headingOf(await answer.text()), address).toBe(title);
  }
  for (const address of [
    '/offerings/nowhere',
    '/offerings/oilandgas/nothing',
    '/offerings/oilandgas/chemicals',
    `${PRODUCT}-gone`,
  ])
    expect.soft((await request.get(address)).status(), address).toBe(404);
});

test('the former address of a moved product redirects to its current one', async ({ request }) => {
  const former = await request.get('/offerings/renewable/chemicals/neutralising-amine-na-15', { maxRedirects: 0 });
  expect(former.status()).toBe(301);
  expect(former.headers()['location']).toBe(PRODUCT);
});

test('a section is searched by name, sorted, and keeps its state in the address', async ({ page }) => {
  await page.goto(UNTOUCHED);
  await hydrated(page);
  const cards = page.getByRole('article');
  const all = await cards.count();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('SCAVENGER');
  await expect(page).toHaveURL(/search=SCAVENGER/);
  await expect(cards).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('nothing has this name');
  await expect(page.getByText('No products found matching your search')).toBeVisible();
  await page.getByRole('link', { name: 'Show all products' }).click();
  await expect(cards).toHaveCount(all);
  const first = await cards.first().getByRole('heading').textContent();
  await page.getByRole('button', { name: /Sort Z to A/ }).click();
  await expect(page).toHaveURL(/sort=-name/);
  await expect(cards.last().getByRole('heading')).toHaveText(first ?? '');
});

test('facets narrow the products, several values at once, and work without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/products');
  const facet = page.getByRole('region', { name: 'Filters' }).getByRole('link', { name: /^Water\s*\d+$/ });
  const count = Number((await facet.textContent())?.replace(/\D/g, ''));
  await facet.click();
  await expect(page).toHaveURL(/sector=water/);
  await expect(page.getByText(`${count} products`, { exact: true })).toBeVisible();
  await page
    .getByRole('region', { name: 'Filters' })
    .getByRole('link', { name: /^Pipeline\s*\d+$/ })
    .click();
  await expect(page).toHaveURL(/sector=water&sector=pipeline|sector=pipeline&sector=water/);

  // A select field of a section, and the page that it links to: all without scripts.
  await page.goto(UNTOUCHED);
  const packaging = page.getByRole('region', { name: 'Filters' }).locator('details', { hasText: 'Packaging' });
  const value = packaging.locator('a').first();
  if (!(await value.isVisible())) await packaging.locator('summary').click();
  const found = Number(/(\d+)$/.exec((await value.textContent()) ?? '')?.[1]);
  await value.click();
  await expect(page).toHaveURL(/field\.Packaging=/);
  await expect(page.getByRole('article')).toHaveCount(found);
  // The group with the selected value stays open, with the other values of the field.
  await expect(packaging.locator('a[aria-current]')).toBeVisible();
  expect(await packaging.locator('a').count()).toBeGreaterThan(1);
  await context.close();
});

test('on a phone the facets open in a sheet, without scripts too', async ({ browser, baseURL }) => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport });
  const page = await context.newPage();
  await page.goto('/products');
  const filters = page.getByRole('region', { name: 'Filters' });
  const facet = filters.getByRole('link', { name: /^Water\s*\d+$/ });
  await expect(facet).toBeHidden();
  await filters.getByText('Filters', { exact: true }).click();
  await facet.click();
  await expect(page).toHaveURL(/sector=water/);
  await expect(filters.getByText('Filters (1)')).toBeVisible();
  await context.close();
});

test('a product page has structured data for search engines', async ({ request }) => {
  const html = await (await request.get(PRODUCT)).text();
  const blocks = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)];
  const types = blocks.map(([, block = '']) => (JSON.parse(block) as { '@type': string })['@type']);
  expect(types).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
});

test('products are compared side by side, differences first, at an address that can be shared', async ({ page }) => {
  await page.goto(UNTOUCHED);
  await hydrated(page);
  const marks = page.getByRole('button', { name: /^Compare / });
  await marks.nth(0).click();
  await marks.nth(1).click();
  await page.getByRole('complementary', { name: 'Comparison' }).getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/products\/compare\?ids=[^,]+,/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  const table = page.getByRole('table');
  const groups = await table
    .locator('tbody')
    .evaluateAll((all) =>
      all.map((group) =>
        [...group.querySelectorAll('tr:has(td)')].map(
          (row) => new Set([...row.querySelectorAll('td')].map(({ textContent }) => textContent)).size > 1,
        ),
      ),
    );
  for (const differs of groups) expect(differs).toEqual(differs.toSorted((a, b) => Number(b) - Number(a)));
  expect(groups.flat()).toContain(true);
  // The device remembers them, and forgets removed ones.
  await page.goto('/products/compare');
  await expect(page).toHaveURL(/ids=[^,]+,/);
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(1);
});

test('without scripts a link leaves only the differences of a comparison, and another shows all rows', async ({
  browser,
  request,
}) => {
  const answer = await request.get('/api/v1/categories');
  const products = ((await answer.json()) as { _id: string; name: string }[]).filter(({ name }) =>
    ['Cement Dispersant CD 25', 'Cement Fluid-Loss Additive CF 70'].includes(name),
  );
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/products/compare?ids=${products.map(({ _id }) => _id).join(',')}`);
  const same = page.getByRole('rowheader', { name: /the same$/ });
  await expect(same).not.toHaveCount(0);
  await page.getByRole('link', { name: /^Differences only/ }).click();
  await expect(page).toHaveURL(/only=differences/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(same).toHaveCount(0);
  await page.getByRole('link', { name: /^Differences only/ }).click();
  await expect(same).not.toHaveCount(0);
  await context.close();
});

test('one enquiry asks about all collected products', async ({ page }) => {
  await page.goto(PRODUCT);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to enquiry' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Enquiry, 1 product' }).click();
  await expect(page).toHaveURL(/\/products\/enquiry$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Neutralising Amine NA 15' })).toBeVisible();
  await page.getByRole('button', { name: /^Send enquiry/ }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.in');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Send enquiry/ }).click();
  await expect(page.getByText(/Reference: /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank you. Your enquiry has arrived.' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Enquiry,/ })).toHaveCount(0);
});
