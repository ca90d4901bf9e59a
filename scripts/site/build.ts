import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildIsCurrent } from 'federation/webpack';
import { folderOf } from './front-ends';

const CLI = createRequire(__filename).resolve('webpack-cli/bin/cli.js');

/** How many front ends are built side by side. */
const AT_ONCE = 2;

/**
 * Builds one front end for the browser and for the server.
 *
 * @param folder absolute path of its package
 * @throws Error with the build's own messages
 */
export function buildFolder(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', CLI, 'build', '--config', 'webpack.config.ts'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${path.basename(folder)} could not be built:\n${output}`));
    });
  });
}

/**
 * Builds the front ends whose sources have changed since their last build.
 *
 * @returns the names of those that were built
 * @throws Error with the build's own messages
 */
export async function buildChanged(names: readonly string[], say: (line: string) => void): Promise<string[]> {
  const changed = names.filter((name) => !buildIsCurrent(folderOf(name)));
  const queue = [...changed];
  const work = async (): Promise<void> => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const started = Date.now();
      say(`Building ${name} …`);
      await buildFolder(folderOf(name));
      say(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return changed;
}
