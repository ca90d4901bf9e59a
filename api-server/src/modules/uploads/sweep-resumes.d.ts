import type { Services } from '../../services';
/** Removes the résumés that no application has used in time. The row goes first: an address never leads to nothing. */
export declare function sweepResumes({
  db,
  files: store,
  clock,
}: Pick<Services, 'db' | 'files' | 'clock'>): Promise<void>;
