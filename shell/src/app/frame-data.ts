import { siteLists, type AppStore } from 'shared-store';

/** Loads what the frame shows on every page: the site's settings and the sectors; failures leave it plain. */
export async function loadFrameData(store: AppStore): Promise<void> {
  await Promise.all([
    store.dispatch(siteLists.endpoints.fetchLogo.initiate()),
    store.dispatch(siteLists.endpoints.fetchSectors.initiate()),
  ]);
}
