import { type AppStore, readOf } from 'shared-store';
import { FRAME_READS } from './frame-reads';

/**
 * Loads the data of the frame on every page: the site's settings and the sectors. If a read fails, the frame is
 * rendered without them.
 */
export async function loadFrameData(store: AppStore): Promise<void> {
  await Promise.all(FRAME_READS.map((read) => store.dispatch(readOf(read).initiate())));
}
