import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Publication, Store } from 'delivery';

/** The folders of a build, and their places in a published folder. */
const PLACES = { dist: '', 'dist-server': 'server/' };

/** Puts the source maps of a build beside its published files, where debuggers look for them. No publication has them. */
export async function putSourceMaps(store: Store, { folder }: Publication, build: string): Promise<void> {
  for (const [built, place] of Object.entries(PLACES)) {
    const maps = (await readdir(path.join(build, built))).filter((name) => name.endsWith('.map'));
    await Promise.all(
      maps.map(async (name) => store.putBack(folder, place + name, await readFile(path.join(build, built, name)))),
    );
  }
}
