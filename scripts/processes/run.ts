import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../site/front-ends';

/** The result of a program. */
interface Ended {
  readonly code: number;
  /** Its output, if that was not shown. */
  readonly output: string;
  /** Its standard output, without its warnings. */
  readonly result: string;
}

interface RunOptions {
  /** The folder to run in; the repository's by default. */
  readonly cwd?: string;
  /** Variables in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Passes nothing of this process's environment but the path of programs. */
  readonly isolated?: boolean;
  /** Does not show the program's output, because another one prints. */
  readonly quiet?: boolean;
  /** Its standard input. */
  readonly input?: string;
  /** Called with each line while the program runs. */
  readonly onLine?: (line: string) => void;
}

const PATH = [path.join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter);

/** Runs a program of `node_modules/.bin` (or any other) to its end; the code is 127 if the program is missing. */
export function run(
  program: string,
  args: readonly string[],
  { cwd = ROOT, env, isolated, quiet, input, onLine }: RunOptions = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const stream = quiet ? 'pipe' : 'inherit';
    const child = spawn(program, args, {
      cwd,
      env: { ...(!isolated && process.env), PATH, ...env },
      stdio: [input === undefined ? 'ignore' : 'pipe', stream, stream],
      shell: process.platform === 'win32' && program === 'npm',
    });
    child.stdin?.end(input);
    let output = '';
    let result = '';
    for (const part of [child.stdout, child.stderr]) {
      part?.on('data', (text: Buffer) => (output += text.toString()));
      if (part && onLine) createInterface({ input: part }).on('line', onLine);
    }
    child.stdout?.on('data', (text: Buffer) => (result += text.toString()));
    child.once('error', (error) => {
      console.error(`${program} cannot be run: ${error.message}`);
      resolve({ code: 127, output, result });
    });
    // A program ended by a signal has no code: that is also a failure.
    child.once('close', (code) => resolve({ code: code ?? 1, output, result }));
  });
}

/** Runs a program to its end and answers its result. @throws Error with its output when it fails */
export async function resultOf(
  program: string,
  args: readonly string[],
  options: Omit<RunOptions, 'quiet'> = {},
): Promise<string> {
  const { code, output, result } = await run(program, args, { ...options, quiet: true });
  if (code !== 0) throw new Error(`${[program, ...args].join(' ')} ended with ${code}:\n${output}`);
  return result.trim();
}

/** Runs a script of this repository, as `resultOf` does. */
export const resultOfScript = (
  script: string,
  args: readonly string[],
  options: Omit<RunOptions, 'quiet'> = {},
): Promise<string> => resultOf(process.execPath, ['--import', 'tsx', script, ...args], options);
