import type { JobPosting } from 'api-client';
import type { jobPostingBodySchema, jobPostingUpdateSchema } from 'api-client/schemas';
import type { z } from 'zod';
import { type Change } from '../../content/change';
/** Adds a job posting: published and open unless the body says otherwise. */
export declare function addJobPosting(change: Change, body: z.output<typeof jobPostingBodySchema>): Promise<JobPosting>;
/**
 * Changes a job posting, or closes and opens it. Its address stays unless the body gives another.
 * @throws 404, or 409 after a stale `version`
 */
export declare function editJobPosting(change: Change, id: string, { version, status, publishAt, slug, validThrough, ...body }: z.output<typeof jobPostingUpdateSchema>): Promise<JobPosting>;
/** Moves a job posting to the trash. Applications to it stay. */
export declare function deleteJobPosting(change: Change, id: string): Promise<void>;
