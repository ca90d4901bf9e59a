import type { Services } from '../../services';
/** Deletes the applications whose time is over, each with its résumé. */
export declare function sweepApplications({
  db,
  files: store,
  clock,
}: Pick<Services, 'db' | 'files' | 'clock'>): Promise<void>;
