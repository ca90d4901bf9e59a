import { expect, hydrated, test } from '../../src/test';
import { addProduct, pageOf } from './catalogue-api';

test('the further pictures of a product are below its first one, and open one after the other at full screen', async ({
  page,
  request,
  requests,
}) => {
  const { logo } = await addProduct(request);
  const pictures = ['A drum of it', 'The pump that doses it'].map((alt) => ({ url: logo, alt }));
  const product = await addProduct(request, { pictures });
  const address = pageOf(product);
  expect(await (await request.get(address)).text()).toContain('alt="The pump that doses it"');
  await page.goto(address);
  await hydrated(page);
  const others = page.getByRole('list', { name: 'More pictures' });
  const second = others.getByRole('button', { name: 'View full screen: The pump that doses it' });
  expect(requests.filter((one) => one.url().includes('full-picture'))).toEqual([]);
  await second.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const shown = (alt: string) => expect(dialog.getByRole('img', { name: alt, exact: true })).toBeVisible();
  await shown('The pump that doses it');
  await expect(dialog.getByRole('status')).toHaveText('3 of 3');
  await page.keyboard.press('ArrowLeft');
  await shown('A drum of it');
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await shown(product.name);
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await shown('The pump that doses it');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(second).toBeFocused();
});
