import { fetchLogo } from 'api-client';
import { readOf } from 'shared-store';
import type { AppStore } from 'shared-store';

/** Reads the site settings unless they are there; a failure leaves the page without them. */
export function loadSiteSettings(store: AppStore): Promise<unknown> {
  return store.dispatch(readOf(fetchLogo).initiate());
}
