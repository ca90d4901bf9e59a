import { cp, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish, type Publication, type Store } from 'delivery';
import { ROOT } from '../../scripts/site/front-ends';
import { ENVIRONMENT } from '../../scripts/site/store';

/**
 * Publishes the present build of a remote once more, under another version: a release whose pages are those of before,
 * made without building anything.
 *
 * @param remote for instance `careers`
 * @param version for instance `1.0.7`
 */
export async function publishAs(store: Store, remote: string, version: string): Promise<Publication> {
  const built = path.join(ROOT, `mfe-${remote}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  await cp(path.join(built, 'remote.json'), path.join(folder, 'remote.json'));
  for (const part of ['dist', 'dist-server']) await symlink(path.join(built, part), path.join(folder, part));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ version }));
  return publish(store, ENVIRONMENT, folder);
}
