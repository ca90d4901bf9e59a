import { execFile } from 'node:child_process';
import path from 'node:path';

interface Ended {
  readonly code: unknown;
  readonly output: string;
}

/** Runs a command as a program. */
const call = (name: string, ...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const program = ['--import', 'tsx', path.join(__dirname, `${name}.ts`), ...args];
    execFile(process.execPath, program, (error, out, err) =>
      resolve({ code: error ? error.code : 0, output: `${out}${err}` }),
    );
  });

test('a command shows its usage with --help, and refuses unknown options', async () => {
  const [helped, refused] = await Promise.all([call('move', '--help'), call('backup', '--to', '/tmp/x', '--dry-run')]);
  expect(helped).toEqual({ code: 0, output: expect.stringContaining('Usage: move ') });
  expect(refused).toEqual({ code: 1, output: expect.stringContaining("unknown option '--dry-run'") });
});
