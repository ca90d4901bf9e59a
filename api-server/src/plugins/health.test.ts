import { OWNER } from '../../test/accounts';
import { startTestApp, testApp } from '../../test/harness';
import { firstStep, setUpApp } from '../../test/second-step';
import { newKeys } from '../keys/key-file';
import { Keyring } from '../keys/keyring';

const away = async () => {
  throw new Error('Not today');
};
const site = testApp();

it('stays ready without a mail server and without files, and names both', async () => {
  const mail = { send: away, stored: async () => undefined, forget: away, ping: away, close: () => undefined };
  const unlucky = await startTestApp({ mail });
  const files = jest.spyOn(unlucky.services.files, 'ping').mockImplementation(away);
  const answer = await unlucky.app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready', degraded: ['files', 'mail'] }]);
  files.mockRestore();
  expect((await unlucky.app.inject('/readyz')).json()).toEqual({ status: 'ready', degraded: ['mail'] });
  await unlucky.close();
});

it('names nothing when everything can be reached', async () => {
  expect((await site.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

it('names keys that the key file lacks, and tells people whose authenticator app needs one what to do', async () => {
  await site.reset();
  const { code, recoveryCodes } = await setUpApp(site, await site.signInAs(OWNER));
  const lacking = await startTestApp({ beside: site, keys: new Keyring(newKeys()) });
  const missingKeys = site.services.keys.ids;
  expect((await lacking.app.inject('/readyz')).json()).toEqual({ status: 'ready', missingKeys });
  const challenge = await firstStep(lacking, OWNER.email);
  const refused = await lacking.post('/auth/second-step', { challenge, otp: code() });
  const message = expect.stringContaining('recovery code') as string;
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { message }]);
  expect((await lacking.post('/auth/second-step', { challenge, otp: recoveryCodes[0] })).statusCode).toBe(200);
  await lacking.app.close();
});
