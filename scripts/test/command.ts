import { spawn } from 'node:child_process';
import { ROOT } from '../site/front-ends';

/** Runs a program of `node_modules/.bin` (or any other) in the repository, its output going to the terminal. */
export function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, PATH: `${ROOT}/node_modules/.bin:${process.env['PATH'] ?? ''}`, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', (error) => {
      console.error(`${program} cannot be run: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
