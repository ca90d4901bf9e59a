import { OWNER } from '../../../scripts/site/administrator';
import { expect, test } from '../../src/test';
import { codeFor } from '../admin/mailbox';
import { newEmail } from '../careers/careers-api';

const PASSWORD = 'a sentence that nobody else knows';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/status of 4\d\d/));

  test('a wrong password is refused, the right one signs in, and the page says what is needed', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
      'Email is required',
      'Password is required',
    ]);
    await page.getByLabel('Email').fill(OWNER.email);
    await page.getByRole('textbox', { name: 'Password' }).fill('not the password at all');
    await page.getByRole('textbox', { name: 'Password' }).press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(OWNER.email);
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
    expect(await page.content()).not.toContain('not the password at all');
    expect(page.url()).not.toContain('@');

    await page.getByRole('textbox', { name: 'Password' }).fill(OWNER.password);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const headers = await (await answer).allHeaders();
    expect(headers['location']).toMatch(/^\/login\?signed-in=?#code=/);
    expect(headers['set-cookie']).toMatch(/^sign-in-flow=[\w-]{22,}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax/);
    expect(headers['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
    await expect(page.getByText('The administration needs JavaScript.')).toBeVisible();
  });

  test('a newcomer registers with a code', async ({ page }) => {
    const email = newEmail();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Register' }).click();
    await page.getByLabel('Name').fill('Asha Rao');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('short');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription(/at least 12 characters/);
    await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText(`We have sent a code to ${email}.`)).toBeVisible();
    await expect.poll(() => codeFor(email)).toMatch(/^\d{6}$/);
    await page.getByLabel('Code').fill(await codeFor(email));
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { name: 'Request sent for approval' })).toBeVisible();
  });

  test('a person with a forgotten password is asked for a code, and sees when it is wrong', async ({ page }) => {
    const email = newEmail();
    await page.goto('/login?show=forgot');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(`If ${email} belongs to an account, a link is on its way there.`)).toBeVisible();
    await page.getByLabel('Code').fill('000000');
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await page.content()).not.toContain(PASSWORD);
  });
});

test('a person who signs in before the scripts are loaded is in the administration after it', async ({
  page,
  consoleGuard,
}) => {
  // Preloaded files wait here for longer than the browser expects.
  consoleGuard.allow(/preload/);
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/(?<!\/early)\.js(\?|$)/, async (route) => {
    await free;
    // The visitor may have left the page meanwhile.
    await route.continue().catch(() => undefined);
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(OWNER.password);
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/\/admin/);
});
