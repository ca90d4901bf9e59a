import type { Services } from '../../services';
import { versionedContentTypes } from '../versioned-content-types';
import { TRASH_LIFETIME } from './routes';

/**
 * Permanently deletes items that were deleted 30 days ago. If another item still depends on one, the database refuses,
 * and the next clean-up tries again.
 */
export async function purgeTrash({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - TRASH_LIFETIME);
  for (const { trash } of versionedContentTypes) await trash?.purge(db, before, now).catch(() => undefined);
}
