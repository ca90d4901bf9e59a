import { eq } from 'drizzle-orm';
import { OWNER, PASSWORD } from '../../../../test/accounts';
import { testApp } from '../../../../test/harness';
import { addPasskey, firstStep, setUpApp } from '../../../../test/second-step';
import { DAY, SECOND } from '../../../clock';
import { admins, auditEntries } from '../../../database/schema';
import { runCommand } from '../../../control/run-command';

const site = testApp();
beforeEach(() => site.reset());

const EDITOR = { name: 'Kiran', email: 'kiran@tridhara.example', password: PASSWORD } as const;
const NEW_PASSWORD = 'another line of streams';
const login = (body: object = {}) => site.post('/auth/login', { email: OWNER.email, password: PASSWORD, ...body });
const call = (path: string, headers: Record<string, string>) => site.get(path, headers);

describe('an owner without a second step', () => {
  it('sees when one has to be set up, and can work until then', async () => {
    const { userInfo } = (await login()).json<{ userInfo: { secondStepDueAt: string } }>();
    expect(Date.parse(userInfo.secondStepDueAt)).toBe(site.clock.now().getTime() + 7 * DAY);
    const headers = await site.signInAs(OWNER);
    expect((await call('/admins', headers)).statusCode).toBe(200);
    const check = await site.post('/auth/check-user', {}, headers);
    expect(check.json()).toMatchObject({ userInfo: { secondStepDueAt: userInfo.secondStepDueAt } });
  });

  it('can only set one up and sign out after seven days', async () => {
    site.clock.pass(7 * DAY - SECOND);
    const headers = await site.signInAs(OWNER);
    expect((await call('/admins', headers)).statusCode).toBe(200);
    site.clock.pass(SECOND);
    // This applies to an open session too.
    for (const path of ['/admins', '/audit', '/dashboard', '/contact-messages']) {
      const refused = await call(path, headers);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ message: expect.stringContaining('Set up an authenticator app') });
    }
    const blog = { title: 'x', content: 'x' };
    expect((await site.post('/blogs', blog, headers)).statusCode).toBe(403);
    // For public calls such a token does not count: it shows no drafts.
    expect((await call('/blogs?status=draft', headers)).statusCode).toBe(401);
    for (const path of ['/auth/user-info', '/auth/second-step'])
      expect((await call(path, headers)).statusCode).toBe(200);

    const fresh = await site.signInAs(OWNER);
    await setUpApp(site, fresh);
    expect((await call('/admins', fresh)).statusCode).toBe(200);
    // Sessions that needed only the password have ended.
    expect((await call('/auth/user-info', headers)).statusCode).toBe(401);
    expect((await site.post('/auth/logout', {}, fresh)).statusCode).toBe(200);
  });

  it('cannot use codes by email instead', async () => {
    const payload = { twoStep: true, currentPassword: PASSWORD };
    const headers = await site.signInAs(OWNER);
    const refused = await site.app.inject({ method: 'PUT', url: '/api/v1/auth/account', headers, payload });
    expect(refused.json()).toMatchObject({ errors: [{ path: 'twoStep' }] });
    await site.services.db.update(admins).set({ twoStep: true });
    site.clock.pass(7 * DAY);
    expect((await login()).json()).toMatchObject({ methods: ['mail'] });
    const otp = await site.codeFor(OWNER.email);
    const { token } = (await login({ otp })).json<{ token: string }>();
    expect((await call('/admins', { authorization: `Bearer ${token}` })).statusCode).toBe(403);
  });

  it('has seven days from becoming one, not from registering', async () => {
    const [asha] = [await site.signInAs(OWNER)];
    await site.addAdmin(EDITOR, 'editor');
    await site.services.db.update(admins).set({ status: 'pending', role: null }).where(eq(admins.email, EDITOR.email));
    await setUpApp(site, asha);
    site.clock.pass(20 * DAY);
    const [code] = (await setUpCodes()) ?? [];
    const { token } = (await login({ otp: code })).json<{ token: string }>();
    const approve = { email: EDITOR.email, role: 'owner' };
    expect((await site.post('/admins/approve', approve, { authorization: `Bearer ${token}` })).statusCode).toBe(200);
    const kiran = await site.signInAs(EDITOR);
    expect((await call('/admins', kiran)).statusCode).toBe(200);
    site.clock.pass(7 * DAY);
    expect((await call('/admins', await site.signInAs(EDITOR))).statusCode).toBe(403);
  });

  it('has the role of an editor after setting a new password by email, until a command confirms it', async () => {
    await site.post('/auth/forgot-password', { email: OWNER.email });
    const otp = await site.codeFor(OWNER.email);
    const reset = await site.post('/auth/reset-password', { email: OWNER.email, otp, password: NEW_PASSWORD });
    expect(reset.json()).toMatchObject({ message: expect.stringContaining('The new password is set') });
    const changed = { ...OWNER, password: NEW_PASSWORD };
    const headers = await site.signInAs(changed);
    const check = await site.post('/auth/check-user', {}, headers);
    expect(check.json()).toMatchObject({ userInfo: { role: 'editor', toBeConfirmed: true } });
    expect((await call('/admins', headers)).statusCode).toBe(403);
    // Nor can a second step be set up, which would lock the owner out, nor the address be changed.
    const setup = await site.post('/auth/second-step/app', { currentPassword: NEW_PASSWORD }, headers);
    expect(setup.statusCode).toBe(403);
    await site.post('/auth/send-otp', { email: 'thief@elsewhere.example', purpose: 'change-email' }, headers);
    const code = await site.codeFor('thief@elsewhere.example');
    const payload = { email: 'thief@elsewhere.example', otp: code, currentPassword: NEW_PASSWORD };
    const moved = await site.app.inject({ method: 'PUT', url: '/api/v1/auth/account', headers, payload });
    expect(moved.statusCode).toBe(403);
    // The time limit for owners without a second step still applies.
    expect((await call('/trash', headers)).statusCode).toBe(200);
    site.clock.pass(7 * DAY);
    expect((await call('/trash', await site.signInAs(changed))).statusCode).toBe(403);

    const lines: string[] = [];
    await runCommand(site.services, { command: 'recover-admin', email: OWNER.email }, (line) => lines.push(line));
    expect(lines.join()).toContain('7 days');
    expect((await call('/admins', headers)).statusCode).toBe(401);
    expect((await call('/admins', await site.signInAs(changed))).statusCode).toBe(200);
  });

  /** Ten codes for the owner, made without the API: signing in needs one. */
  async function setUpCodes(): Promise<string[]> {
    const { makeRecoveryCodes } = await import('./recovery-codes');
    const [row] = await site.services.db.select().from(admins).where(eq(admins.email, OWNER.email));
    return makeRecoveryCodes(site.services.db, row?.id ?? '');
  }
});

describe('an account with a second step', () => {
  const requestReset = async () => {
    await site.post('/auth/forgot-password', { email: OWNER.email });
    const otp = await site.codeFor(OWNER.email);
    return site.post('/auth/reset-password', { email: OWNER.email, otp, password: NEW_PASSWORD });
  };

  it('keeps its password until the second step is passed, even with access to the mailbox', async () => {
    const { code, recoveryCodes } = await setUpApp(site, await site.signInAs(OWNER));
    const asked = await requestReset();
    expect(asked.json()).toMatchObject({ otpRequired: true, methods: ['app', 'recovery'] });
    expect((await login()).json()).toMatchObject({ otpRequired: true });
    expect((await login({ password: NEW_PASSWORD })).statusCode).toBe(401);
    const { challenge } = asked.json<{ challenge: string }>();
    // Neither a code by email nor a guess is accepted.
    await site.post('/auth/send-otp', { email: OWNER.email, purpose: 'login' });
    const mailed = await site.codeFor(OWNER.email);
    const refused = await site.post('/auth/second-step', { challenge, otp: mailed });
    expect(refused.statusCode).toBe(401);
    expect((await login({ password: NEW_PASSWORD })).statusCode).toBe(401);
    const [recoveryCode] = recoveryCodes;
    const passed = await site.post('/auth/second-step', { challenge, otp: recoveryCode });
    expect(passed.json()).toEqual({ success: true, message: 'The new password is set. Sign in with it.' });
    expect((await login({ password: NEW_PASSWORD })).json()).toMatchObject({ otpRequired: true });
    const entered = (await login({ password: NEW_PASSWORD, otp: code() })).json<{ userInfo: object }>();
    expect(entered.userInfo).toMatchObject({ role: 'owner' });
  });

  it('sets a new password with a passkey too', async () => {
    const { passkey } = await addPasskey(site, await site.signInAs(OWNER));
    const { challenge } = (await requestReset()).json<{ challenge: string }>();
    const started = await site.post('/auth/passkey/options', { challenge });
    const used = passkey.use(started.json<{ options: { challenge: string } }>().options);
    const passed = await site.post('/auth/passkey', { challenge, passkey: used });
    expect(passed.json()).toMatchObject({ message: expect.stringContaining('The new password is set') });
    expect(passed.json()).not.toHaveProperty('token');
  });

  it('no longer gets codes by email, even if they were on', async () => {
    await site.addAdmin(EDITOR, 'editor');
    const headers = await site.signInAs(EDITOR);
    await site.services.db.update(admins).set({ twoStep: true }).where(eq(admins.email, EDITOR.email));
    await setUpApp(site, headers);
    const challenge = await firstStep(site, EDITOR.email);
    await site.post('/auth/send-otp', { email: EDITOR.email, purpose: 'login' });
    const otp = await site.codeFor(EDITOR.email);
    expect((await site.post('/auth/second-step', { challenge, otp })).statusCode).toBe(401);
  });

  it("can remove its last second step with its recovery codes unless it is an owner's", async () => {
    await site.addAdmin(EDITOR, 'editor');
    const headers = await site.signInAs(EDITOR);
    await setUpApp(site, headers);
    const removed = await site.post('/auth/second-step/app/remove', { currentPassword: PASSWORD }, headers);
    expect(removed.json()).toMatchObject({ secondStep: { passkeys: [], recoveryCodesLeft: 0 } });
    expect((await site.post('/auth/login', EDITOR)).json()).toMatchObject({ token: expect.any(String) });
  });

  it('has every change in the audit log and in an email', async () => {
    const headers = await site.signInAs(OWNER);
    await setUpApp(site, headers);
    const { answer } = await addPasskey(site, headers);
    const [key] = answer.json<{ secondStep: { passkeys: { _id: string }[] } }>().secondStep.passkeys;
    await site.post(`/auth/second-step/passkeys/${key?._id}/remove`, { currentPassword: PASSWORD }, headers);
    await site.post('/auth/second-step/recovery-codes', { currentPassword: PASSWORD }, headers);
    const entries = await site.services.db.select().from(auditEntries);
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['add-authenticator-app', 'add-passkey', 'remove-passkey', 'make-recovery-codes']),
    );
    const emails = await site.mailTo(OWNER.email);
    expect(emails.filter((subject) => subject === 'Your second step was changed')).toHaveLength(4);
  });
});

it('recovers an account that has lost every second step, by the command line', async () => {
  const headers = await site.signInAs(OWNER);
  await setUpApp(site, headers);
  site.clock.pass(30 * DAY);
  const recover = { command: 'recover-admin', email: OWNER.email, password: NEW_PASSWORD } as const;
  await runCommand(site.services, recover, () => undefined);
  const fresh = await site.signInAs({ ...OWNER, password: NEW_PASSWORD });
  expect((await call('/admins', fresh)).statusCode).toBe(200);
  expect(await site.mailTo(OWNER.email)).toContain('Your second steps were removed');
  const unknown = { command: 'recover-admin', email: 'nobody@tridhara.example' } as const;
  await expect(runCommand(site.services, unknown, () => undefined)).rejects.toThrow('Admin not found');
});
