import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './front-ends';

const resolveFile = createRequire(__filename).resolve;
const WEBPACK = resolveFile('webpack-cli/bin/cli.js');
const LERNA = resolveFile('lerna/dist/cli.js');

/** How Lerna begins what a task has said; words in brackets mean that the task was not run, as its outcome is kept. */
const TASK = /^> (?:nx run )?([\w-]+):build(\s+\[.+\])?\s*$/;

/** Runs a program of Node.js; what it said is in the error when it fails. */
function runNode(
  args: readonly string[],
  options: { readonly cwd: string; readonly failure: string; readonly onLine?: (line: string) => void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: options.cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        options.onLine?.(line);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${options.failure}:\n${output.join('\n')}`));
    });
  });
}

/**
 * Builds one front end for the browser and for the server, whether it has changed or not.
 *
 * @param folder absolute path of its package
 * @throws Error with the build's own messages
 */
export function buildFolder(folder: string): Promise<void> {
  return runNode(['--import', 'tsx', WEBPACK, 'build', '--config', 'webpack.config.ts'], {
    cwd: folder,
    failure: `${path.basename(folder)} could not be built`,
  });
}

/**
 * Brings the builds of front ends up to date: `lerna run build` builds what has changed and takes the rest from its
 * cache.
 *
 * @throws Error with the builds' own messages
 */
export function buildChanged(names: readonly string[], say: (line: string) => void): Promise<void> {
  return runNode([LERNA, 'run', 'build', ...names.flatMap((name) => ['--scope', name])], {
    cwd: ROOT,
    failure: 'The front ends could not be built',
    onLine: (line) => {
      const [, name, kept] = TASK.exec(line) ?? [];
      if (name && !kept) say(`Built ${name}.`);
    },
  });
}
