import { startTestApp, testApp } from '../../test/harness';

const away = async () => {
  throw new Error('Not today');
};
const site = testApp();

it('stays ready without a mail server and without files, and names both', async () => {
  const mail = { send: away, kept: async () => undefined, forget: away, ping: away, close: () => undefined };
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
