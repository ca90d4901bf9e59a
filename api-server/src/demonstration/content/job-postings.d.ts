import type { DemonstrationJobPosting } from '../records';
/** Open positions and one that has closed. */
export declare const jobPostings: DemonstrationJobPosting[];
