import { spawn } from 'node:child_process';
import { ROOT } from '../site/front-ends';

/** How a program ended, and what it said where that was kept back. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

interface RunOptions {
  /** The folder to run in; the repository's unless said. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Keeps what the program says until it has ended, because another one is speaking. */
  readonly quiet?: boolean;
}

/** Runs a program of `node_modules/.bin` (or any other) in the repository; it fails with 127 where there is none. */
export function run(
  program: string,
  args: readonly string[],
  { cwd = ROOT, env, quiet }: RunOptions = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const stream = quiet ? 'pipe' : 'inherit';
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, PATH: `${ROOT}/node_modules/.bin:${process.env['PATH'] ?? ''}`, ...env },
      stdio: ['ignore', stream, stream],
    });
    let output = '';
    const keep = (text: Buffer): void => void (output += text.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', (error) => {
      console.error(`${program} cannot be run: ${error.message}`);
      resolve({ code: 127, output });
    });
    // A program that a signal has ended has no code: that is a failure too.
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
