/** @jest-environment node */
import { command } from './command';

const SAY = { help: 'what it does', options: { name: '', times: 2, loud: false }, takesNames: true };

/** Runs a command line; answers the command's output and its arguments. */
async function run(...args: string[]): Promise<{ readonly given?: unknown; readonly printed: readonly string[] }> {
  const printed: string[] = [];
  const note = (line: unknown): void => void printed.push(String(line));
  jest.spyOn(console, 'log').mockImplementation(note);
  const error = jest.spyOn(console, 'error').mockImplementation(note);
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => note(`exit ${code}`) as never);
  let given: unknown;
  command(SAY, (values, names) => void (given = { ...values, names }), args);
  await new Promise(setImmediate);
  for (const spy of [error, exit]) spy.mockRestore();
  return { given, printed };
}

test('a command gets its options with their types and defaults, and the positional arguments', async () => {
  expect(await run('one', '--times', '5', '--loud')).toEqual({
    given: { name: '', times: 5, loud: true, names: ['one'] },
    printed: [],
  });
});

test('--help prints the help and does not run the command', async () => {
  expect(await run('--help')).toEqual({ given: undefined, printed: ['what it does'] });
});

test.each([
  ['--tmes', '5'],
  ['--times', 'five'],
])('%s %s ends the command with a message that names the option', async (option, value) => {
  const { given, printed } = await run(option, value);
  expect(given).toBeUndefined();
  expect(printed).toEqual([expect.stringContaining(option), 'exit 1']);
});
