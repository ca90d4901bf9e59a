import { CAREERS } from '../testing/live-remote';
import { containerWith, ScriptServer, type ScriptAnswer } from '../testing/script-server';
import { loadEntry, type LoadPolicy } from './load-entry';

const POLICY: LoadPolicy = { timeout: 1_000, retries: 2, backoff: 100 };
const container = containerWith({});
const runs: ScriptAnswer = { run: () => Object.assign(globalThis, { remote_careers: container }) };

let server: ScriptServer;

/** Returns the given answers in order, and the last one repeatedly. */
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

/** Loads while the timers run as fast as possible. */
async function load(attempt = 0): Promise<unknown> {
  const loading = loadEntry(CAREERS, attempt, POLICY);
  const ended = loading.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(10_000);
  return ended;
}

test('the entry is loaded once, with its integrity hash, and defines its container', async () => {
  answering(runs);
  expect(await load()).toBe(container);
  expect(await load()).toBe(container);
  expect(server.requests).toEqual([CAREERS.entry]);
  const script = document.head.querySelector('script');
  expect(script).toMatchObject({ integrity: CAREERS.integrity, crossOrigin: 'anonymous' });
});

test.each([
  [404, 'missing'],
  [410, 'missing'],
  [200, 'corrupt'],
] as const)('an entry that fails with status %i is %s, and is not retried', async (status, kind) => {
  answering({ status });
  expect(await load()).toMatchObject({ name: 'RemoteLoadError', remote: 'careers', version: CAREERS.version, kind });
  expect(server.requests).toHaveLength(1);
  expect(document.head.querySelector('script')).toBeNull();
});

test.each([
  [503, 'serverError'],
  ['no connection', 'offline'],
] as const)(
  'a temporary failure (%s) is retried, each time at another address, up to the limit',
  async (status, kind) => {
    answering({ status });
    expect(await load()).toMatchObject({ kind });
    expect(server.requests).toEqual([CAREERS.entry, `${CAREERS.entry}?retry=1`, `${CAREERS.entry}?retry=2`]);
  },
);

test('an entry that loads at the second attempt works like one that loaded at the first', async () => {
  answering({ status: 503 }, runs);
  expect(await load()).toBe(container);
  expect(server.requests).toHaveLength(2);
});

test('a later attempt does not get the cached failure of an earlier one', async () => {
  answering(runs);
  await load(3);
  expect(server.requests).toEqual([`${CAREERS.entry}?retry=3`]);
});

test('the wait doubles with each attempt', async () => {
  answering({ status: 503 });
  const ended = loadEntry(CAREERS, 0, POLICY).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(POLICY.backoff - 1);
  expect(server.requests).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(POLICY.backoff / 2 + 1);
  expect(server.requests).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(2 * POLICY.backoff * 0.74);
  expect(server.requests).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(2 * POLICY.backoff);
  expect(server.requests).toHaveLength(3);
  await ended;
});

test('a server that does not answer is abandoned after the timeout', async () => {
  answering('silence');
  const ended = loadEntry(CAREERS, 0, POLICY).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(POLICY.timeout - 1);
  expect(document.head.querySelector('script')).not.toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(await ended).toMatchObject({ kind: 'timeout' });
  expect(document.head.querySelector('script')).toBeNull();
});

test('the error of an entry that throws is preserved; an entry that is not JavaScript is corrupt', async () => {
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

test('an entry that defines something else than a container has failed', async () => {
  answering({ run: () => Object.assign(globalThis, { remote_careers: { init: () => undefined } }) });
  expect(await load()).toMatchObject({ kind: 'threw' });
});
