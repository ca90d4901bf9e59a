import { createRequire } from 'node:module';
import { resultOf } from '../processes/run';

const resolveFile = createRequire(__filename).resolve;
const WEBPACK = resolveFile('webpack-cli/bin/cli.js');
const LERNA = resolveFile('lerna/dist/cli.js');

/** The beginning of Lerna's output of a task; words in brackets mean that its result comes from the cache. */
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
 * Updates the builds of front ends: `lerna run build` builds changed ones and takes the rest from its cache.
 *
 * @throws Error with the builds' own messages
 */
export async function buildChanged(names: readonly string[], say: (line: string) => void): Promise<void> {
  await resultOf(process.execPath, [LERNA, 'run', 'build', ...names.flatMap((name) => ['--scope', name])], {
    onLine: (line) => {
      const [, name, cached] = TASK.exec(line) ?? [];
      if (name && !cached) say(`Built ${name}.`);
    },
  });
}
