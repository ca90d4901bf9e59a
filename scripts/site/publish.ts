import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createValidator,
  promoteTogether,
  publish,
  RulesBroken,
  signAnew,
  trafficFindings,
  type Publication,
} from 'delivery';
import { folderOf } from './front-ends';
import { openSiteStore } from './signed-store';
import { ENVIRONMENT } from './store';

/** Versions by the name of their front end. */
type Versions = Readonly<Record<string, string>>;

/** Where the site notes which versions its last start found built. */
const noteOf = (siteDir: string): string => path.join(siteDir, 'built.json');

async function lastBuilt(siteDir: string): Promise<Versions> {
  try {
    return JSON.parse(await readFile(noteOf(siteDir), 'utf8')) as Versions;
  } catch {
    return {}; // The first start, or a note that was cut short: everything counts as new.
  }
}

/**
 * Publishes built front ends to the site's own store and makes what is new live, all in one step. New is what the last
 * start did not find: what was rolled back since stays so, a canary stays one, and a change that is undone counts too.
 *
 * A start on somebody's own machine goes on when the rules object, because what is broken may be what is being worked on.
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
    if (publication.uploaded) say(`Published ${publication.name} ${publication.version}.`);
    publications.push(publication);
  }
  // What was published before its versions were signed.
  const unsigned = trafficFindings(store, ENVIRONMENT, await store.read(ENVIRONMENT));
  if (unsigned.length > 0) {
    const listed = publications.map(({ name }) => name);
    await signAnew(store, ENVIRONMENT, listed, { force: true });
    say(`Signed ${listed.join(', ')} with the key of this machine.`);
  }
  const releases = publications.filter(({ name, version, traffic }) => traffic === 0 && before[name] !== version);
  if (releases.length > 0) {
    try {
      await promoteTogether(store, ENVIRONMENT, releases, createValidator(store));
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
