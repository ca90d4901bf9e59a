import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish, type Publication, type Store } from 'delivery';
import { ROOT } from '../../scripts/site/front-ends';
import { ENVIRONMENT } from '../../scripts/site/store';

/**
 * A copy of the current build of a remote with another version number.
 *
 * @param remote for instance `careers`
 * @param version for instance `1.0.7`
 * @returns the copy's folder, which the caller deletes
 */
export async function buildAs(remote: string, version: string): Promise<string> {
  const built = path.join(ROOT, `mfe-${remote}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  for (const name of ['dist', 'dist-server'])
    await cp(path.join(built, name), path.join(folder, name), { recursive: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ version }));
  const assets = path.join(folder, 'dist/assets.json');
  const description = JSON.parse(await readFile(assets, 'utf8')) as object;
  await writeFile(assets, JSON.stringify({ ...description, version }));
  return folder;
}

/** Publishes such a copy: a release with the same pages, made without building. */
export async function publishAs(store: Store, remote: string, version: string): Promise<Publication> {
  const folder = await buildAs(remote, version);
  try {
    return await publish(store, ENVIRONMENT, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
