import { runFile, TEST_FUNCTIONS } from './runner';

const { describe: group, it: example, beforeEach: before, afterEach: after } = TEST_FUNCTIONS;

test('runs tests in their order, each within the hooks of its groups, and names the problems', async () => {
  const done: string[] = [];
  const results = await runFile('a.host.test.tsx', async () => {
    before(() => void done.push('before'));
    after(() => void done.push('after'));
    example('passes', async () => void done.push('passes'));
    group('a group', () => {
      before(() => void done.push('inner'));
      example.each([['one', 1]])('has %s', (word, number) => void done.push(`${String(word)} ${String(number)}`));
      example('fails', () => {
        throw new Error('Expected: 1');
      });
    });
  });
  expect(done).toEqual([
    ...['before', 'passes', 'after'],
    ...['before', 'inner', 'one 1', 'after'],
    ...['before', 'inner', 'after'],
  ]);
  expect(results).toEqual([
    { title: 'passes' },
    { title: 'a group > has one' },
    { title: 'a group > fails', problem: 'Expected: 1' },
  ]);
});

test('runs the wanted tests, up to the first that fails', async () => {
  const fail = () => {
    throw new Error('Expected: 1');
  };
  const define = async () => {
    example('another', fail);
    example('passes', () => undefined);
    group('a group', () => void example('fails', fail));
    example('later', fail);
  };
  expect(await runFile('a.host.test.tsx', define, ['passes', 'a group > fails', 'later'])).toEqual([
    { title: 'passes' },
    { title: 'a group > fails', problem: 'Expected: 1' },
  ]);
});

test('an error on the console, a late test and a file that cannot be evaluated are problems', async () => {
  const log = jest.spyOn(console, 'error');
  const results = await runFile('a.host.test.tsx', async () => {
    example('writes an error', () => console.error(new Error('Not handled')));
    example('never ends', () => new Promise(() => undefined), 1);
  });
  expect(results).toEqual([
    { title: 'writes an error', problem: 'console.error was called: Not handled' },
    { title: 'never ends', problem: 'It did not end within 0.001 seconds.' },
  ]);
  expect(log).not.toHaveBeenCalled();
  expect(await runFile('b.host.test.tsx', () => Promise.reject(new Error('No such name')))).toEqual([
    { title: 'b.host.test.tsx', problem: 'No such name' },
  ]);
});
