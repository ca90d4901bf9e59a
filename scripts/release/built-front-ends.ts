import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildChanged } from '../site/build';
import { folderOf, FRONT_ENDS } from '../site/front-ends';

const PARTS = ['dist', 'dist-server'];

/**
 * Builds the front ends and writes each as a folder that `delivery publish` takes: what browsers load, what the shell
 * renders with, and what it is called.
 */
export async function writeFrontEnds(release: string, say: (line: string) => void): Promise<void> {
  await buildChanged(FRONT_ENDS, say);
  for (const name of FRONT_ENDS) {
    const from = folderOf(name);
    const to = path.join(release, 'front-ends', name);
    await mkdir(to, { recursive: true });
    const { version } = JSON.parse(await readFile(path.join(from, 'package.json'), 'utf8')) as { version: string };
    await writeFile(path.join(to, 'package.json'), `${JSON.stringify({ name, version, private: true }, null, 2)}\n`);
    await cp(path.join(from, 'remote.json'), path.join(to, 'remote.json'));
    for (const part of PARTS) {
      await cp(path.join(from, part), path.join(to, part), {
        recursive: true,
        filter: (file) => !file.endsWith('.map'),
      });
    }
  }
}
