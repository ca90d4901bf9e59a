import { expect, test } from '../../src/test';

test.use({ javaScriptEnabled: false });

test('without scripts the menus open and lead to their entries', async ({ page }) => {
  await page.goto('/home');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: 'Offerings' }).click();
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await nav.getByRole('link', { name: /Oil and Gas/ }).click();
  await expect(page).toHaveURL(/\/offerings\/oilandgas\/?$/);

  await page.setViewportSize({ width: 320, height: 640 });
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await sheet.getByText('Offering').click();
  await expect(sheet.getByRole('link', { name: 'Water' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close the menu' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await sheet.getByRole('link', { name: 'Career' }).click();
  await expect(page).toHaveURL(/\/career$/);
});

test('without scripts forms search the site and its products, and the server renders the results', async ({ page }) => {
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/home');
  await page.getByRole('combobox', { name: 'Search the site' }).fill('pump');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=pump$/);
  await expect(heading).toHaveText('Results for “pump”');
  await main.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/kind=/);

  await page.goto('/products');
  await main.getByRole('searchbox').fill('valve');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/products\?search=valve/);
  await expect(main.getByText(/^[1-9]\d* products?$/)).toBeVisible();
  await main.getByRole('button', { name: /Sort Z to A/ }).click();
  await expect(page).toHaveURL(/search=valve.*sort=-name/);
  await page.goto('/products');
  await main
    .getByRole('link', { name: /^Pipeline \d/ })
    .first()
    .click();
  await expect(page).toHaveURL(/sector=/);
  await expect(main.getByText(/^[1-9]\d* products?$/)).toBeVisible();
});

test('without scripts forms and links filter jobs, blogs and news, and the server renders the results', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/career');
  await main.getByRole('checkbox', { name: /Bhuj/ }).check();
  await main.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/location=Bhuj/);
  await expect(main.getByRole('link', { name: /Solar Site Manager/ }).first()).toBeVisible();
  await main.getByRole('searchbox').fill('nothing of the kind');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/search=nothing/);
  await expect(main.getByRole('link', { name: /Solar Site Manager/ })).toHaveCount(0);

  await page.goto('/blogs');
  await main.getByRole('navigation', { name: 'Blogs by topic' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/blogs\?tag=/);
  await expect(main.getByRole('article').first()).toBeVisible();

  await page.goto('/news');
  const category = main.getByRole('combobox', { name: 'Category' });
  await category.selectOption({ index: 1 });
  const chosen = await category.inputValue();
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/category=/);
  await expect(category).toHaveValue(chosen);
  await expect(main.getByRole('article').first()).toBeVisible();
});
