import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createValidator, promoteTogether, publish, RulesBroken, type Publication } from 'delivery';
import { folderOf } from './front-ends';
import { putSourceMaps } from './put-source-maps';
import { openSiteStore } from './signed-store';
import { ENVIRONMENT } from './store';

/** All front ends of a start come from one set of sources, whose types the compiler checks at once. */
const CHECKED_IN_SOURCES = ['shared-types', 'remote-tests'];

/** Versions by the name of their front end. */
type Versions = Readonly<Record<string, string>>;

/** The file that records the versions of the last start. */
const noteOf = (siteDir: string): string => path.join(siteDir, 'built.json');

async function lastBuilt(siteDir: string): Promise<Versions> {
  try {
    return JSON.parse(await readFile(noteOf(siteDir), 'utf8')) as Versions;
  } catch {
    return {}; // The first start, or a truncated file: everything counts as new.
  }
}

/**
 * Publishes built front ends to the site's own store and makes new ones live, in one step. New means that the last
 * start did not find it: a version that was rolled back since stays so, a canary stays one, and an undone change counts
 * too.
 *
 * A start on a developer's machine continues when the rules object, because the broken front end may be the one in
 * development.
 */
export async function publishAll(
  siteDir: string,
  names: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const store = await openSiteStore(siteDir);
  const before = await lastBuilt(siteDir);
  const publications: Publication[] = [];
  for (const name of names) {
    const publication = await publish(store, ENVIRONMENT, folderOf(name));
    if (publication.uploaded) {
      await putSourceMaps(store, publication, folderOf(name));
      say(`Published ${publication.name} ${publication.version}.`);
    }
    publications.push(publication);
  }
  const releases = publications.filter(({ name, version, traffic }) => traffic === 0 && before[name] !== version);
  if (releases.length > 0) {
    try {
      await promoteTogether(store, ENVIRONMENT, releases, createValidator(store, { except: CHECKED_IN_SOURCES }));
    } catch (error) {
      if (!(error instanceof RulesBroken)) throw error;
      say(`${error.message}\nIt is made live all the same, because this is your own machine.`);
      await promoteTogether(store, ENVIRONMENT, releases);
    }
  }
  const built = Object.fromEntries(publications.map(({ name, version }) => [name, version]));
  await mkdir(siteDir, { recursive: true });
  await writeFile(noteOf(siteDir), JSON.stringify({ ...before, ...built }, null, 2), { mode: 0o600 });
}
