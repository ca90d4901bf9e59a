import { siteLists, type AppStore } from 'shared-store';

/**
 * Loads the data of the frame on every page: the site's settings and the sectors. If a read fails, the frame is
 * rendered without them.
 */
export async function loadFrameData(store: AppStore): Promise<void> {
  await Promise.all([
    store.dispatch(siteLists.endpoints.fetchLogo.initiate()),
    store.dispatch(siteLists.endpoints.fetchSectors.initiate()),
  ]);
}
