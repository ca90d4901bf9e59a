import { fetchLogo, fetchSectors } from 'api-client';
import { type AppStore, readOf } from 'shared-store';

/**
 * Loads the data of the frame on every page: the site's settings and the sectors. If a read fails, the frame is
 * rendered without them.
 */
export async function loadFrameData(store: AppStore): Promise<void> {
  await Promise.all([store.dispatch(readOf(fetchLogo).initiate()), store.dispatch(readOf(fetchSectors).initiate())]);
}
