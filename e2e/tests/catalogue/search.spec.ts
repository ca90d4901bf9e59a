import { expect, hydrated, test } from '../../src/test';

test('the slash key focuses the search, arrow keys select a suggestion, Enter opens its page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products');
  await hydrated(page);
  await expect(page.getByRole('combobox', { name: 'Search the site' })).toBeVisible();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search the site' });
  await expect(field).toBeFocused();
  await page.keyboard.type('neutralisng amin');
  // The suggestions for all words replace those for the first ones.
  await expect(page.getByRole('link', { name: 'See all results' })).toHaveAttribute(
    'href',
    '/search?q=neutralisng%20amin',
  );
  const option = page.getByRole('option', { name: 'Neutralising Amine NA 15' });
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=neutralisng(%20|\+)amin/);
  const products = page.getByRole('region', { name: 'Products' });
  await expect(products.getByRole('link', { name: 'Neutralising Amine NA 15' })).toBeVisible();
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents.getByRole('link', { name: 'Neutralising Amine NA 15: safety data sheet' })).toHaveAttribute(
    'href',
    /\.pdf$/,
  );
});

test('an answer to earlier input never replaces the newer one', async ({ page }) => {
  let letGo: () => void = () => undefined;
  let isDelayed = false;
  let handOver: () => void = () => undefined;
  const handedOver = new Promise<void>((resolve) => (handOver = resolve));
  await page.route(/\/api\/v1\/search\?/, async (route) => {
    const answer = await route.fetch();
    const isEarlier = /search=corrosion(&|$)/.test(route.request().url());
    if (isEarlier) {
      isDelayed = true;
      await new Promise<void>((resolve) => (letGo = resolve));
    }
    // The newer request may have cancelled the earlier one, which then ignores the answer.
    await route.fulfill({ response: answer }).catch((error: unknown) => {
      if (!isEarlier) throw error;
    });
    if (isEarlier) handOver();
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products');
  await hydrated(page);
  const field = page.getByRole('combobox', { name: 'Search the site' });
  await field.fill('corrosion');
  await expect.poll(() => isDelayed).toBe(true);
  await field.fill('neutralising');
  const option = page.getByRole('option', { name: 'Neutralising Amine NA 15' });
  await expect(option).toBeVisible();
  const shown = await page.getByRole('option').allTextContents();
  letGo();
  await handedOver;
  await expect(page.getByRole('option')).toHaveText(shown);

  // Up from the field selects the last suggestion, down from there returns to the field; Enter opens the selected one.
  const options = page.getByRole('option');
  await field.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/neutralising/);
  await expect(field).not.toBeFocused();
});

test('results are grouped, highlighted, and rendered by the server', async ({ page, request }) => {
  const html = await (await request.get('/search?q=water')).text();
  expect(html).toContain('<mark');
  await page.goto('/search?q=water');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Products' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Kinds of results' })
    .getByRole('link', { name: /^Blogs/ })
    .click();
  await expect(page).toHaveURL(/kind=blog/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Blogs']);
});

test('a search for markup shows it as text', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await hydrated(page);
  await expect(page.getByText(/Nothing found for/)).toBeVisible();
});

test('a search without results keeps the selected values, and shifts nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products?sector=renewable');
  await hydrated(page);
  const field = page.getByRole('searchbox', { name: 'Search products' });
  const chosen = page
    .getByRole('region', { name: 'Filters' })
    .getByRole('link', { name: /^Renewable Energy/ })
    .first();
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  const before = await field.boundingBox();
  // Words that other sectors have, and words that none has.
  for (const words of ['amine', 'unheard']) {
    await field.fill(words);
    await expect(page).toHaveURL(new RegExp(`search=${words}`));
    await expect(page.getByText('No products found matching your search')).toBeVisible();
    await expect(page).toHaveURL(/sector=renewable/);
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(await field.boundingBox()).toEqual(before);
  }
});
