import type { Services } from '../../services';
import { versionedContentTypes } from '../versioned-content-types';

/**
 * Publishes scheduled content whose moment has passed. Reads compare the moment themselves and do not depend on it;
 * this updates statuses, versions and indexes, and records it in history and audit log.
 */
export async function publishDue({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const type of versionedContentTypes) await type.publishDue?.(db, now);
}
