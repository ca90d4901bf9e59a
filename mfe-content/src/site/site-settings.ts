import { fetchLogo } from 'api-client';
import { readOf } from 'shared-store';
import type { AppStore } from 'shared-store';

/** Loads the site settings unless they are cached; after a failure the page renders without them. */
export function loadSiteSettings(store: AppStore): Promise<unknown> {
  return store.dispatch(readOf(fetchLogo).initiate());
}
