import { eq } from 'drizzle-orm';
import { OWNER, PASSWORD } from '../../../../test/accounts';
import { testApp } from '../../../../test/harness';
import { firstStep, setUpApp } from '../../../../test/second-step';
import { auditEntries, recoveryCodes } from '../../../database/schema';

const site = testApp();
beforeEach(() => site.reset());

const pass = (challenge: string, otp: string) => site.post('/auth/second-step', { challenge, otp });

it('creates ten codes with the first second step, each valid once, and emails the use of one', async () => {
  const { recoveryCodes: codes } = await setUpApp(site, await site.signInAs(OWNER));
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
  const [first = '', second = ''] = codes;
  expect((await pass(await firstStep(site, OWNER.email), first)).statusCode).toBe(200);
  expect((await pass(await firstStep(site, OWNER.email), first)).statusCode).toBe(401);
  // As people copy it from paper: in capitals, with spaces, in one call with the password.
  const otp = second.toUpperCase().replaceAll('-', ' ');
  expect((await site.post('/auth/login', { email: OWNER.email, password: PASSWORD, otp })).statusCode).toBe(200);
  expect(await site.mailTo(OWNER.email)).toContain('A recovery code was used');
  const used = await site.services.db.select().from(auditEntries).where(eq(auditEntries.action, 'use-recovery-code'));
  expect(used).toHaveLength(2);
});

it('stores only hashes of codes, each for one person', async () => {
  const { recoveryCodes: codes } = await setUpApp(site, await site.signInAs(OWNER));
  const rows = await site.services.db.select().from(recoveryCodes);
  expect(rows).toHaveLength(10);
  for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
});

it('makes new codes with the password, and voids the former ones', async () => {
  const headers = await site.signInAs(OWNER);
  const { recoveryCodes: old } = await setUpApp(site, headers);
  expect((await site.post('/auth/second-step/recovery-codes', {}, headers)).statusCode).toBe(400);
  const made = await site.post('/auth/second-step/recovery-codes', { currentPassword: PASSWORD }, headers);
  const { recoveryCodes: fresh = [] } = made.json<{ recoveryCodes: string[] }>();
  expect(fresh).toHaveLength(10);
  expect(made.json()).toMatchObject({ secondStep: { recoveryCodesLeft: 10 } });
  expect((await pass(await firstStep(site, OWNER.email), old[0] ?? '')).statusCode).toBe(401);
  expect((await pass(await firstStep(site, OWNER.email), fresh[0] ?? '')).statusCode).toBe(200);
});

it('makes none before a second step is set up', async () => {
  const headers = await site.signInAs(OWNER);
  const made = await site.post('/auth/second-step/recovery-codes', { currentPassword: PASSWORD }, headers);
  expect(made.statusCode).toBe(409);
});
