import { stat } from 'node:fs/promises';
import { testApp } from '../../test/harness';
import { issueSetupToken } from '../modules/auth/setup';
import { listenForCommands } from './control-server';
import { socketPath } from './protocol';
import { runCommand } from './run-command';
import { CommandFailed, sendCommand } from './send-command';

// Each sign-in derives a key, slowly on purpose.
jest.setTimeout(180_000);

const site = testApp();

const admin = (email: string) => ({
  command: 'create-admin' as const,
  name: 'Asha Rao',
  email,
  role: 'owner' as const,
  password: 'three streams bending into one',
});
const login = async (email: string, password = 'three streams bending into one') =>
  site.call('POST', '/auth/login', { email, password });
const quiet = () => undefined;

it('prints a one-time token while the site has no administrator; it works once', async () => {
  const voided = await issueSetupToken(site.services);
  const token = await issueSetupToken(site.services);
  const person = { name: 'Ira Sen', email: 'ira@tridhara.example', password: 'a river delta at sunrise' };
  expect((await site.call('POST', '/auth/setup', { ...person, token: voided })).statusCode).toBe(401);
  const answers = await Promise.all([1, 2].map(() => site.call('POST', '/auth/setup', { ...person, token })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { token: session } = answers.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
  const check = await site.call('POST', '/auth/check-user', undefined, { authorization: `Bearer ${session}` });
  expect(check.json()).toEqual({
    success: true,
    userInfo: {
      _id: expect.any(String),
      name: 'Ira Sen',
      email: person.email,
      role: 'owner',
      rights: expect.any(Array),
      secondStepDueAt: expect.any(String),
    },
  });
  expect(await issueSetupToken(site.services)).toBeUndefined();
});

it('creates an administrator without a running site', async () => {
  await runCommand(site.services, admin('offline@tridhara.example'), quiet);
  expect((await login('offline@tridhara.example')).json()).toMatchObject({ success: true, token: expect.any(String) });
});

it('creates an administrator through the running site, over a socket of its owner only', async () => {
  const { siteDir } = site.services.config;
  expect(await sendCommand(siteDir, admin('online@tridhara.example'), quiet)).toBe(false);
  const stop = await listenForCommands(site.services);
  try {
    expect((await stat(socketPath(siteDir))).mode & 0o777).toBe(0o600);
    const lines: string[] = [];
    expect(await sendCommand(siteDir, admin('online@tridhara.example'), (line) => lines.push(line))).toBe(true);
    expect(lines.join()).toContain('online@tridhara.example');
    expect((await login('ONLINE@tridhara.example')).statusCode).toBe(200);
    await expect(sendCommand(siteDir, admin('online@tridhara.example'), quiet)).rejects.toThrow(CommandFailed);
  } finally {
    await stop();
  }
  expect(await sendCommand(siteDir, admin('late@tridhara.example'), quiet)).toBe(false);
});

it('locks an account after five wrong passwords, also for the right one, but not forever', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const miss = await login('offline@tridhara.example', 'wrong');
    const unknown = await login(`nobody${turn}@tridhara.example`, 'wrong');
    expect([miss.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(miss.json().message).toBe(unknown.json().message);
  }
  const locked = await login('offline@tridhara.example');
  expect(locked.statusCode).toBe(429);
  expect(Number(locked.headers['retry-after']) % 60).toBe(0);
  expect(locked.headers['cache-control']).toBe('no-store');
  site.clock.pass(15 * 60_000);
  expect((await login('offline@tridhara.example')).statusCode).toBe(200);
});

it('ends a session on sign-out, and deletes idle and old sessions', async () => {
  const { token } = (await login('online@tridhara.example')).json();
  const headers = { authorization: `Bearer ${token}` };
  const check = async () => (await site.call('POST', '/auth/check-user', undefined, headers)).statusCode;
  site.clock.pass(59 * 60_000);
  expect(await check()).toBe(200);
  site.clock.pass(59 * 60_000);
  expect(await check()).toBe(200);
  expect((await site.call('POST', '/auth/logout', undefined, headers)).json()).toEqual({
    success: true,
    message: 'Logout Successfully',
  });
  expect(await check()).toBe(401);
  const idle = { authorization: `Bearer ${(await login('online@tridhara.example')).json().token}` };
  site.clock.pass(61 * 60_000);
  expect((await site.call('POST', '/auth/check-user', undefined, idle)).statusCode).toBe(401);
});
