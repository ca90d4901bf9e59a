import type { JobPosting } from 'api-client';
import type { ContentKind } from '../../content/content-kind';
import { jobPostings } from '../../database/schema';
import { type JobPostingRow } from './repository';
export declare const jobPostingKind: ContentKind<typeof jobPostings, JobPostingRow, JobPosting>;
