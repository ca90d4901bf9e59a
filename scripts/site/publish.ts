import path from 'node:path';
import { LocalStore, promote, publish } from 'delivery';
import { folderOf } from './front-ends';

/** The environment that `npm start` serves. */
export const ENVIRONMENT = 'production';

/** Publishes built front ends to the site's own store and makes what is new live. */
export async function publishAll(siteDir: string, names: readonly string[], say: (line: string) => void): Promise<void> {
  const store = new LocalStore(path.join(siteDir, 'store'));
  for (const name of names) {
    const publication = await publish(store, ENVIRONMENT, folderOf(name));
    if (!publication.uploaded) continue;
    await promote(store, ENVIRONMENT, publication.name, publication.version);
    say(`Published ${publication.name} ${publication.version}.`);
  }
}
