import { siteLists } from 'shared-store';
import type { AppStore, RootState } from 'shared-store';

const selectLogos = siteLists.endpoints.fetchLogo.select(undefined);

/** The site settings out of the store; undefined until they are there. */
export function selectSiteSettings(state: RootState) {
  return selectLogos(state).data?.[0];
}

/** Reads the site settings unless they are there; a failure leaves the page without them. */
export function loadSiteSettings(store: AppStore): Promise<unknown> {
  return store.dispatch(siteLists.endpoints.fetchLogo.initiate());
}
