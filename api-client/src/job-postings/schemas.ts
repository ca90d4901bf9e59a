import type * as z from 'zod';
import { schemasOf } from '../content-type/schemas-of';
import { jobPostingDefinition } from './definition';

export const jobPostingSchemas = schemasOf(jobPostingDefinition);
export type JobPosting = z.output<typeof jobPostingSchemas.entity>;
export type JobState = JobPosting['state'];
export type JobPostingBody = z.input<typeof jobPostingSchemas.body>;
export type JobPostingUpdate = z.input<typeof jobPostingSchemas.update>;
export type JobPostingListQuery = z.input<typeof jobPostingSchemas.listQuery>;
