import { createHmac } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { createAdministrator, type Administrator } from '../../../scripts/site/administrator';
import { expect, hydrated, test } from '../../src/test';

// An owner with a second step would disturb every other test, so this one has a separate owner.
test.describe.configure({ mode: 'serial' });
const OWNER: Administrator = {
  name: 'Devika Menon',
  email: `devika-${Date.now()}@tridhara.example`,
  password: 'two steps and a handrail',
  role: 'owner',
};
test.beforeAll(() => createAdministrator(process.env['TEST_SITE_DIR'] ?? '.site', OWNER));

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an authenticator app for a key (RFC 6238). */
function codeOf(key: string, at = Date.now()): string {
  const bits = [...key].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const value = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(value % 1_000_000).padStart(6, '0');
}

async function enterPassword(page: Page): Promise<void> {
  await page.goto('/login');
  await hydrated(page);
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  // A page with pending requests would send them without a session.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
}

/** A virtual security key, as in the browser's developer tools. */
async function plugIn(page: Page): Promise<CDPSession> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const;
  await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  return tools;
}

test('an owner whose deadline has passed is redirected to the account, and nowhere else', async ({ page }) => {
  await page.route('**/api/v1/auth/check-user', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { userInfo: object };
    const userInfo = { ...body.userInfo, secondStepDueAt: '2026-01-01T00:00:00.000Z' };
    await route.fulfill({ response: answer, json: { ...body, userInfo } });
  });
  await enterPassword(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/admin/services');
  await expect(page).toHaveURL(/\/admin\/account$/);
  await expect(page.getByText(/Set up an authenticator app or a passkey to continue/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up app' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Administration' }).getByRole('link')).toHaveText(['Your account']);
});

let key = '';
let recoveryCode = '';

test('an owner is asked for a second step, sets up an app, saves the codes, and signs in with it', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400/);
  await enterPassword(page);
  await expect(page.getByText(/You have 7 days left to set up an authenticator app or a passkey/)).toBeVisible();
  await page.getByRole('link', { name: 'Set one up' }).click();
  await page.getByRole('button', { name: 'Set up app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill('not the password at all');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('The current password is wrong').first()).toBeVisible();
  await dialog.getByLabel('Current password').fill(OWNER.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  key = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused();
  // The previous code is too old if the time step ends while the request is sent.
  await expect(async () => {
    const answer = page.waitForResponse('**/auth/second-step/app/confirm');
    await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(key, Date.now() - 30_000));
    await dialog.getByRole('button', { name: 'Set up' }).click();
    expect((await answer).status()).toBe(200);
  }).toPass();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  recoveryCode = await dialog.getByRole('listitem').first().innerText();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText(/days left to set up/)).toHaveCount(0);

  await signOut(page);
  await enterPassword(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Second step' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expect(page.getByLabel('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  await page.getByLabel('Code').fill(codeOf(key));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a recovery code works once', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 401/);
  for (const good of [true, false]) {
    await enterPassword(page);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode.toUpperCase());
    await page.getByRole('button', { name: 'Continue' }).click();
    if (good) {
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await signOut(page);
    } else {
      await expect(page.getByText('The code is wrong or has expired').first()).toBeVisible();
    }
  }
});

test('a passkey is added by name, is a second step, and signs in alone', async ({ page }) => {
  await plugIn(page);
  // The code of the app's current time step is used: the next one is entered early.
  await enterPassword(page);
  await page.getByLabel('Code').fill(codeOf(key, Date.now() + 30_000));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Browser of the tests');
  await dialog.getByLabel('Current password').fill(OWNER.password);
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('Browser of the tests')).toBeVisible();

  await signOut(page);
  await enterPassword(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await signOut(page);
  await page.goto('/login');
  await hydrated(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Remove Browser of the tests' }).click();
  await dialog.getByLabel('Current password').fill(OWNER.password);
  await dialog.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('Browser of the tests')).toHaveCount(0);
});
