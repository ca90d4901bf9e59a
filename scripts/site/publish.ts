import { makeJudge, openStore, promoteTogether, publish, RulesBroken, type Release } from 'delivery';
import { folderOf } from './front-ends';
import { ENVIRONMENT, storeAddress } from './store';

/**
 * Publishes built front ends to the site's own store and makes what is new live, all in one step.
 *
 * A start on somebody's own machine goes on when the rules object, because what is broken may be what is being worked on.
 *
 * @param built packages that were built just now: theirs is made live even when it was published before
 */
export async function publishAll(
  siteDir: string,
  names: readonly string[],
  say: (line: string) => void,
  built: readonly string[] = [],
): Promise<void> {
  const store = await openStore(storeAddress(siteDir));
  const releases: Release[] = [];
  for (const name of names) {
    const publication = await publish(store, ENVIRONMENT, folderOf(name));
    if (publication.uploaded) say(`Published ${publication.name} ${publication.version}.`);
    if ((publication.uploaded || built.includes(name)) && !publication.live) releases.push(publication);
  }
  if (releases.length === 0) return;
  try {
    await promoteTogether(store, ENVIRONMENT, releases, makeJudge(store));
  } catch (error) {
    if (!(error instanceof RulesBroken)) throw error;
    say(`${error.message}\nIt is made live all the same, because this is your own machine.`);
    await promoteTogether(store, ENVIRONMENT, releases);
  }
}
