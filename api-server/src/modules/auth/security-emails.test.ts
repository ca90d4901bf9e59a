import { eq } from 'drizzle-orm';
import { OWNER, PASSWORD } from '../../../test/accounts';
import { testApp } from '../../../test/harness';
import { admins, oneTimeCodes } from '../../database/schema';

const site = testApp();
beforeEach(() => site.reset());

const NEW_BROWSER = 'Your account was signed in to in another browser';
const WRONG_CODES = 'Wrong codes were entered for your account';

it('emails the holder of an account about a sign-in in a new browser, and not in a known one', async () => {
  const login = (headers: Record<string, string>) => site.post('/auth/login', OWNER, headers);
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const { cookies } = await login({ 'user-agent': agent });
  const [email, ...others] = await site.emailsTo(OWNER.email);
  expect([email?.subject, others]).toEqual([NEW_BROWSER, []]);
  expect(email?.text).toContain('Firefox on Linux');
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await login({ cookie })).statusCode).toBe(200);
  expect(await site.mailTo(OWNER.email)).toEqual([NEW_BROWSER]);
  await login({});
  expect(await site.mailTo(OWNER.email)).toEqual([NEW_BROWSER, NEW_BROWSER]);
});

it('emails the holder once about five wrong codes after a right password', async () => {
  const editor = { name: 'Ira Sen', email: 'ira@tridhara.example', password: PASSWORD };
  await site.addAdmin(editor, 'editor');
  await site.services.db.update(admins).set({ twoStep: true }).where(eq(admins.email, editor.email));
  const miss = async () => (await site.post('/auth/login', { ...editor, otp: '000000' })).statusCode;
  for (let time = 0; time < 4; time += 1) expect(await miss()).toBe(401);
  expect(await site.mailTo(editor.email)).not.toContain(WRONG_CODES);
  expect([await miss(), await miss()]).toEqual([401, 429]);
  expect(await site.mailTo(editor.email)).toEqual([WRONG_CODES]);
});

it.each([
  ['/auth/send-otp', { purpose: 'register' }],
  ['/auth/send-otp', { purpose: 'login' }],
  ['/auth/send-otp', { purpose: 'reset' }],
  ['/auth/send-otp', { purpose: 'change-email' }],
  ['/auth/forgot-password', {}],
])('stores the same for known and unknown addresses, so that both take the same time: %s %o', async (path, facts) => {
  const enqueue = jest.spyOn(site.services.mail, 'enqueue');
  const stored: number[][] = [];
  for (const email of [OWNER.email, 'nobody@elsewhere.example']) {
    enqueue.mockClear();
    expect((await site.post(path, { email, ...facts })).statusCode).toBe(200);
    const codes = await site.services.db.$count(oneTimeCodes, eq(oneTimeCodes.emailKey, email));
    stored.push([codes, enqueue.mock.calls.length]);
  }
  enqueue.mockRestore();
  expect(stored).toEqual([
    [1, 1],
    [1, 1],
  ]);
  const isSent = path === '/auth/send-otp' && 'purpose' in facts && facts.purpose === 'register';
  expect(await site.mailTo('nobody@elsewhere.example')).toHaveLength(isSent ? 1 : 0);
});
