import type { Services } from '../../services';
import { contentKinds } from '../content-kinds';
import { TRASH_KEPT } from './routes';

/**
 * Removes for good what was deleted 30 days ago. What something else still depends on stays until that is gone: the
 * database refuses, and the next cleanup tries again.
 */
export async function purgeTrash({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - TRASH_KEPT);
  for (const { trash } of contentKinds) await trash?.purge(db, before, now).catch(() => undefined);
}
