import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildChanged } from '../site/build';
import { folderOf, FRONT_ENDS } from '../site/front-ends';
import { builtFrom } from './parts/built-from';
import { noticesOf } from './parts/notices';
import { partsOf, type Part } from './parts/packages-of-files';

const PARTS = ['dist', 'dist-server'];
/** Beside the files that browsers load, so that everyone who has those can find it. */
const NOTICES = 'third-party-notices.txt';

/**
 * Builds the front ends and writes each as a folder for `delivery publish`: the browser's files, the server bundle, and
 * its name and version. The licences of its packages are published with it.
 *
 * @returns the packages in all of them
 */
export async function writeFrontEnds(release: string, say: (line: string) => void): Promise<Part[]> {
  const found: Part[] = [];
  await buildChanged(FRONT_ENDS, say);
  for (const name of FRONT_ENDS) {
    const from = folderOf(name);
    const to = path.join(release, 'front-ends', name);
    await mkdir(to, { recursive: true });
    const { version } = JSON.parse(await readFile(path.join(from, 'package.json'), 'utf8')) as { version: string };
    await writeFile(path.join(to, 'package.json'), `${JSON.stringify({ name, version, private: true }, null, 2)}\n`);
    const parts = await partsOf(await builtFrom(from));
    found.push(...parts);
    for (const part of PARTS) {
      await cp(path.join(from, part), path.join(to, part), {
        recursive: true,
        filter: (file) => !file.endsWith('.map'),
      });
    }
    await writeFile(path.join(to, 'dist', NOTICES), noticesOf(parts));
  }
  return found;
}
