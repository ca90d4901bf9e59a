import { CAREERS } from '../testing/live-remote';
import { containerWith, ScriptServer, type ScriptAnswer } from '../testing/script-server';
import { loadEntry, type LoadPolicy } from './load-entry';

const POLICY: LoadPolicy = { timeout: 1_000, retries: 2, backoff: 100 };
const container = containerWith({});
const runs: ScriptAnswer = { run: () => Object.assign(globalThis, { remote_careers: container }) };

let server: ScriptServer;

/** Answers the given answers one after another, the last one for ever. */
const answering = (...answers: readonly ScriptAnswer[]): void => {
  let count = 0;
  server = new ScriptServer(() => answers[Math.min(count++, answers.length - 1)] ?? 'silence');
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  server.close();
  Reflect.deleteProperty(globalThis, 'remote_careers');
  jest.useRealTimers();
});

/** Loads, while time passes as quickly as it can. */
async function load(attempt = 0): Promise<unknown> {
  const loading = loadEntry(CAREERS, attempt, POLICY);
  const ended = loading.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(10_000);
  return ended;
}

test('the entry is loaded once, held against its hash, and leaves its container', async () => {
  answering(runs);
  expect(await load()).toBe(container);
  expect(await load()).toBe(container);
  expect(server.asked).toEqual([CAREERS.entry]);
  const script = document.head.querySelector('script');
  expect(script).toMatchObject({ integrity: CAREERS.integrity, crossOrigin: 'anonymous' });
});

test.each([
  [404, 'missing'],
  [410, 'missing'],
  [200, 'corrupt'],
] as const)(
  'an entry that cannot be had, where the server says %i, is %s, and is not asked for again',
  async (status, kind) => {
    answering({ status });
    expect(await load()).toMatchObject({ name: 'RemoteLoadError', remote: 'careers', version: CAREERS.version, kind });
    expect(server.asked).toHaveLength(1);
    expect(document.head.querySelector('script')).toBeNull();
  },
);

test.each([
  [503, 'serverError'],
  ['no connection', 'offline'],
] as const)(
  'what passes (%s) is tried again, each time at another address, and then given up',
  async (status, kind) => {
    answering({ status });
    expect(await load()).toMatchObject({ kind });
    expect(server.asked).toEqual([CAREERS.entry, `${CAREERS.entry}?retry=1`, `${CAREERS.entry}?retry=2`]);
  },
);

test('an entry that comes at the second try is as good as one that came at once', async () => {
  answering({ status: 503 }, runs);
  expect(await load()).toBe(container);
  expect(server.asked).toHaveLength(2);
});

test('a later attempt does not meet the failure of an earlier one in a cache', async () => {
  answering(runs);
  await load(3);
  expect(server.asked).toEqual([`${CAREERS.entry}?retry=3`]);
});

test('the wait doubles from try to try', async () => {
  answering({ status: 503 });
  const ended = loadEntry(CAREERS, 0, POLICY).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(POLICY.backoff - 1);
  expect(server.asked).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(POLICY.backoff / 2 + 1);
  expect(server.asked).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(2 * POLICY.backoff * 0.74);
  expect(server.asked).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(2 * POLICY.backoff);
  expect(server.asked).toHaveLength(3);
  await ended;
});

test('a server that says nothing is not waited for longer than allowed', async () => {
  answering('silence');
  const ended = loadEntry(CAREERS, 0, POLICY).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(POLICY.timeout - 1);
  expect(document.head.querySelector('script')).not.toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(await ended).toMatchObject({ kind: 'timeout' });
  expect(document.head.querySelector('script')).toBeNull();
});

test('an entry that throws keeps what it threw; one that is no JavaScript is damaged', async () => {
  const thrown = new TypeError('x is not a function');
  answering({
    run: () => {
      throw thrown;
    },
  });
  expect(await load()).toMatchObject({ kind: 'threw', cause: thrown });
  server.close();
  answering({
    run: () => {
      throw new SyntaxError('Unexpected token');
    },
  });
  expect(await load()).toMatchObject({ kind: 'corrupt' });
});

test('an entry that leaves something else than a container has failed', async () => {
  answering({ run: () => Object.assign(globalThis, { remote_careers: { init: () => undefined } }) });
  expect(await load()).toMatchObject({ kind: 'threw' });
});
