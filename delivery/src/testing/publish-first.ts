import { publish, type Publication, type PublishOptions } from '../publication/publish';
import type { Store } from '../stores/store';
import { hasLive } from 'federation/discovery';
import { promote } from '../traffic/promote';

/** Publishes a build; if nothing of the front end is live yet, promotes it too. */
export async function publishFirst(
  store: Store,
  environment: string,
  folder: string,
  options?: PublishOptions,
): Promise<Publication> {
  const publication = await publish(store, environment, folder, options);
  const { name, version } = publication;
  if (hasLive((await store.read(environment)).microFrontends[name])) return publication;
  await promote(store, environment, name, version);
  return { ...publication, live: true, traffic: 100 };
}
