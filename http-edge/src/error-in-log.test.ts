import { errorInLog } from './error-in-log';

beforeEach(() => void jest.useFakeTimers({ now: 0 }));
afterEach(() => void jest.useRealTimers());

const refused = (query: number): Error =>
  new Error(`Failed query ${query}`, { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) });

test("a minute's outage logs one stack, and the cause of every other failure", () => {
  const lines = Array.from({ length: 600 }, (_, query) => {
    jest.setSystemTime(query * 99);
    return errorInLog(refused(query));
  });
  expect(lines.filter((line) => 'err' in line)).toHaveLength(1);
  expect(lines[599]).toEqual({ cause: 'ECONNREFUSED' });
  jest.setSystemTime(60_000);
  expect(errorInLog(refused(600))).toHaveProperty('err');
});

test('an error from another line has its own stack meanwhile', () => {
  const thrown = (): Error => new TypeError('x');
  expect([errorInLog(thrown()), errorInLog(thrown()), errorInLog(new TypeError('x'))]).toEqual([
    { err: expect.any(TypeError) as Error },
    { cause: 'TypeError' },
    { err: expect.any(TypeError) as Error },
  ]);
});
