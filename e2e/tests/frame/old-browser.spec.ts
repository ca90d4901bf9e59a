import { expect, test } from '../../src/test';

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/status of 422|preload/));

test("a browser too old for the scripts keeps the server's page and can send its forms", async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('/contact', { waitUntil: 'load' });
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('asha@example.com');
  const sent = page.waitForRequest((request) => request.isNavigationRequest());
  await email.press('Enter');
  expect((await sent).method()).toBe('POST');
  await expect(page.getByRole('alert').getByRole('listitem').first()).toHaveText('Name is required');
  await expect(email).toHaveValue('asha@example.com');
});
