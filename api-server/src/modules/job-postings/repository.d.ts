import type { JobPosting } from 'api-client';
import type { Database } from '../../database/database';
import { jobPostings } from '../../database/schema';
import type { ListSource } from '../../listing/list-page';
import type { OrderKey } from '../../listing/order';
export type JobPostingRow = typeof jobPostings.$inferSelect;
export declare const newestJobsFirst: OrderKey<JobPostingRow>[];
export declare function jobPostingsOf(db: Database): ListSource<JobPostingRow>;
/** By id, else by slug without case and punctuation; the trash is searched by id only. */
export declare function findJobPosting(db: Database, idOrSlug: string): Promise<JobPostingRow | undefined>;
/** Closed by hand, or because its last day has passed. */
export declare function stateOf(row: Pick<JobPostingRow, 'state' | 'validThrough'>, now: Date): JobPosting['state'];
/** A row as the contract shows it. */
export declare function toJobPosting(row: JobPostingRow, now: Date): JobPosting;
