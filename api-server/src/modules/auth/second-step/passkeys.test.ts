import { eq } from 'drizzle-orm';
import { OWNER, PASSWORD } from '../../../../test/accounts';
import { testApp } from '../../../../test/harness';
import { TestPasskey, type PasskeyFaults } from '../../../../test/passkey';
import { addPasskey, firstStep, setUpApp } from '../../../../test/second-step';
import { MINUTE } from '../../../clock';
import { auditEntries } from '../../../database/schema';

const site = testApp();
beforeEach(() => site.reset());

/** Requests the options and uses the passkey with them, as a second step or, without a challenge, alone. */
async function use(passkey: TestPasskey, challenge?: string, faults: PasskeyFaults = {}, handle?: string) {
  const started = await site.post('/auth/passkey/options', { ...(challenge && { challenge }) });
  const { options } = started.json<{ options: { challenge: string } }>();
  const body = { ...(challenge && { challenge }), passkey: passkey.use(options, faults, handle) };
  return { body, answer: await site.post('/auth/passkey', body) };
}

it('is a second step, is listed in the account, and creates recovery codes when it is the first one', async () => {
  const headers = await site.signInAs(OWNER);
  const { passkey, answer } = await addPasskey(site, headers);
  expect(answer.json()).toMatchObject({ message: 'Passkey added', secondStep: { passkeys: [{ name: 'Test key' }] } });
  expect(answer.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
  const { answer: second } = await addPasskey(site, headers);
  expect(second.json()).not.toHaveProperty('recoveryCodes');
  const challenge = await firstStep(site, OWNER.email);
  expect((await use(passkey, challenge)).answer.json()).toMatchObject({ userInfo: { email: OWNER.email } });
});

it('signs in alone, if it verifies the person and names the account', async () => {
  const { passkey } = await addPasskey(site, await site.signInAs(OWNER));
  const { answer } = await use(passkey);
  expect(answer.json()).toMatchObject({ success: true, userInfo: { email: OWNER.email } });
  expect((await use(passkey, undefined, {}, 'c29tZWJvZHkgZWxzZQ')).answer.statusCode).toBe(401);
});

it.each<[string, PasskeyFaults]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['a person who was not verified', { verified: false }],
  ['an unknown challenge', { challenge: 'A'.repeat(43) }],
  ['a counter that did not rise', { counter: 1 }],
])('refuses %s', async (_, faults) => {
  const { passkey } = await addPasskey(site, await site.signInAs(OWNER));
  expect((await use(passkey)).answer.statusCode).toBe(200);
  expect((await use(passkey, undefined, faults)).answer.statusCode).toBe(401);
});

it.each<[string, PasskeyFaults]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['a person who was not verified', { verified: false }],
  ['an unknown challenge', { challenge: 'A'.repeat(43) }],
])('refuses a new one made with %s', async (_, faults) => {
  const headers = await site.signInAs(OWNER);
  const started = await site.post('/auth/second-step/passkeys/options', { currentPassword: PASSWORD }, headers);
  const { options } = started.json<{ options: { challenge: string } }>();
  const body = { name: 'Test key', passkey: new TestPasskey().create(options, faults) };
  expect((await site.post('/auth/second-step/passkeys', body, headers)).statusCode).toBe(400);
});

it('refuses a new one whose transports a database cannot store', async () => {
  const headers = await site.signInAs(OWNER);
  const started = await site.post('/auth/second-step/passkeys/options', { currentPassword: PASSWORD }, headers);
  const made = new TestPasskey().create(started.json<{ options: { challenge: string } }>().options);
  for (const transport of ['usb\0', '\ud800', '']) {
    const passkey = { ...made, response: { ...made.response, transports: [transport] } };
    const answer = await site.post('/auth/second-step/passkeys', { name: 'Test key', passkey }, headers);
    expect(answer.statusCode).toBe(400);
  }
});

it('records refused passkeys in the audit log, with their account if it is known', async () => {
  const headers = await site.signInAs(OWNER);
  const { passkey } = await addPasskey(site, headers);
  await use(passkey, undefined, { origin: 'https://evil.example' });
  await use(passkey, await firstStep(site, OWNER.email), { verified: false });
  const response = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };
  await site.post('/auth/passkey', { passkey: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response } });
  const entries = await site.services.db
    .select({ entityId: auditEntries.entityId, title: auditEntries.title })
    .from(auditEntries)
    .where(eq(auditEntries.action, 'sign-in-refused'))
    .orderBy(auditEntries.id);
  // The owner's second failure is of the same quarter of an hour, caller and reason.
  expect(entries.slice(-2)).toEqual([
    { entityId: expect.stringMatching(/./), title: `${OWNER.email}: wrong passkey, from 127.0.0.0` },
    { entityId: '', title: 'Someone: unknown passkey, from 127.0.0.0' },
  ]);
});

it('accepts an answer once, in time, and for its account only', async () => {
  const headers = await site.signInAs(OWNER);
  const { passkey } = await addPasskey(site, headers);
  const { body } = await use(passkey);
  expect((await site.post('/auth/passkey', body)).statusCode).toBe(401);

  const started = await site.post('/auth/passkey/options');
  site.clock.pass(6 * MINUTE);
  const late = passkey.use(started.json<{ options: { challenge: string } }>().options);
  expect((await site.post('/auth/passkey', { passkey: late })).statusCode).toBe(401);

  // Another person's passkey is not a second step of this account, and its counter reveals a copy.
  const other = await site.signedIn('owner');
  const challenge = await firstStep(site, OWNER.email);
  const foreign = new TestPasskey();
  const refused = await site.post('/auth/second-step/passkeys/options', {}, other);
  expect(refused.statusCode).toBe(200);
  const { options } = refused.json<{ options: { challenge: string } }>();
  const added = { name: 'Foreign', passkey: foreign.create(options) };
  expect((await site.post('/auth/second-step/passkeys', added, headers)).statusCode).toBe(400);
  expect((await use(foreign, challenge)).answer.statusCode).toBe(401);
});

it('is removed with the password; the last second step of an owner stays', async () => {
  const headers = await site.signInAs(OWNER);
  const { answer } = await addPasskey(site, headers);
  const [key] = answer.json<{ secondStep: { passkeys: { _id: string }[] } }>().secondStep.passkeys;
  const remove = `/auth/second-step/passkeys/${key?._id}/remove`;
  expect((await site.post(remove, {}, headers)).statusCode).toBe(400);
  expect((await site.post(remove, { currentPassword: PASSWORD }, headers)).statusCode).toBe(409);
  await setUpApp(site, headers);
  const removed = await site.post(remove, { currentPassword: PASSWORD }, headers);
  expect(removed.json()).toMatchObject({ secondStep: { passkeys: [], recoveryCodesLeft: 10 } });
  const app = await site.post('/auth/second-step/app/remove', { currentPassword: PASSWORD }, headers);
  expect(app.statusCode).toBe(409);
  expect((await site.post(remove, { currentPassword: PASSWORD }, headers)).statusCode).toBe(404);
});

it('answers malformed passkeys with 400 or 401', async () => {
  const response = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };
  for (const passkey of [
    undefined,
    null,
    'text',
    {},
    { id: 7 },
    { id: 'a', rawId: 'a', type: 'public-key', response },
    { id: 'a', rawId: 'b', type: 'public-key', response: { ...response, userHandle: '\0' } },
  ]) {
    expect([400, 401]).toContain((await site.post('/auth/passkey', { passkey })).statusCode);
  }
  const headers = await site.signInAs(OWNER);
  const attested = { clientDataJSON: 'AAAA', attestationObject: 'AAAA' };
  const body = { name: 'x', passkey: { id: 'a', rawId: 'a', type: 'public-key', response: attested } };
  expect((await site.post('/auth/second-step/passkeys', body, headers)).statusCode).toBe(400);
});
