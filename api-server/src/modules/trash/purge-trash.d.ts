import type { Services } from '../../services';
/**
 * Removes for good what was deleted 30 days ago. What something else still depends on stays until that is gone: the
 * database refuses, and the next sweep tries again.
 */
export declare function purgeTrash({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void>;
