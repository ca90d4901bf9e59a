import { expect, test } from '@playwright/test';

test('a visitor registers for an event of the list', async ({ page }) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Open day' }).click();
  const form = page.getByRole('form', { name: 'Registration' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
  await form.getByRole('textbox', { name: 'Email' }).fill('asha@company.test');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Thank you. We have your registration.');
});
