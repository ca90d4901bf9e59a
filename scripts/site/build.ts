import { createRequire } from 'node:module';
import { resultOf } from '../processes/run';

const resolveFile = createRequire(__filename).resolve;
const WEBPACK = resolveFile('webpack-cli/bin/cli.js');
const LERNA = resolveFile('lerna/dist/cli.js');

/** How Lerna begins what a task has said; words in brackets mean that the task was not run, as its outcome is kept. */
const TASK = /^> (?:nx run )?([\w-]+):build(\s+\[.+\])?\s*$/;

/**
 * Builds one front end for the browser and for the server, whether it has changed or not.
 *
 * @param folder absolute path of its package
 * @throws Error with the build's own messages
 */
export async function buildFolder(folder: string): Promise<void> {
  const args = ['--import', 'tsx', WEBPACK, 'build', '--config', 'webpack.config.ts'];
  await resultOf(process.execPath, args, { cwd: folder });
}

/**
 * Brings the builds of front ends up to date: `lerna run build` builds what has changed and takes the rest from its
 * cache.
 *
 * @throws Error with the builds' own messages
 */
export async function buildChanged(names: readonly string[], say: (line: string) => void): Promise<void> {
  await resultOf(process.execPath, [LERNA, 'run', 'build', ...names.flatMap((name) => ['--scope', name])], {
    onLine: (line) => {
      const [, name, kept] = TASK.exec(line) ?? [];
      if (name && !kept) say(`Built ${name}.`);
    },
  });
}
