import { findings } from '../../src/axe';
import { expect, test } from '../../src/test';
import { emailsTo } from './mailbox';

// axe runs in the page, whose content security policy would forbid it.
test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

test('an owner invites an administrator by email with a role, the link works once, and the owner ends the session', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const email = `meena-${Date.now().toString(36)}@tridhara.example`;
  await signIn();
  await page.goto('/admin/admins');
  await page.getByRole('button', { name: 'Invite', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite an administrator' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption('recruiter');
  await dialog.getByRole('button', { name: 'Send the invitation' }).press('Enter');
  await expect(page.getByText('Invitation sent').first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Withdraw the invitation to ${email}` })).toBeVisible();

  let link = '';
  await expect
    .poll(async () => {
      const texts = (await emailsTo(email)).map((text) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
      link = texts.map((text) => /\/login#invitation=[\w-]+/.exec(text)?.[0] ?? '').find(Boolean) ?? '';
      return link;
    })
    .not.toBe('');
  const theirs = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    bypassCSP: true,
  });
  // A mail program that opens the link first does not use it up.
  const looking = await theirs.newPage();
  await looking.goto(link);
  await expect(looking.getByLabel('Name')).toBeVisible();
  expect(await findings(looking)).toEqual([]);
  await looking.close();
  const guest = await theirs.newPage();
  await guest.goto(link);
  await guest.getByLabel('Name').fill('Meena Iyer');
  await guest.getByLabel('Password', { exact: true }).fill('seven lanterns on a quiet pier');
  await guest.keyboard.press('Enter');
  await expect(guest.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const again = await theirs.newPage();
  await again.goto('/robots.txt');
  await again.evaluate(() => localStorage.clear());
  await again.goto(link);
  await again.getByLabel('Name').fill('Somebody else');
  await again.getByLabel('Password', { exact: true }).fill('seven lanterns on a quiet pier');
  await again.keyboard.press('Enter');
  await expect(again.getByText('This invitation has ended. Ask for a new one.').first()).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Role and sessions of Meena Iyer' }).press('Enter');
  const sessions = page.getByRole('dialog', { name: 'Meena Iyer' });
  await sessions.getByRole('button', { name: /^Sign out there/ }).press('Enter');
  await expect(page.getByText('Signed out there').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await theirs.close();
});
