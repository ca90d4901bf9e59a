import type { ContentListQuery, JobPosting, JobState } from 'api-client';
import { type Viewer } from '../../auth/viewer';
import { type ReadQuery } from '../../listing/read-query';
import type { Services } from '../../services';
type Filter = string | string[] | undefined;
export type JobPostingQuery = ReadQuery<ContentListQuery> & {
    location?: Filter;
    role?: Filter;
    department?: Filter;
    employmentType?: Filter;
    workplaceType?: Filter;
    state?: JobState | undefined;
};
/** Jobs, newest first. Closed ones where `state=closed` asks for them, and for editors who ask by `status`. */
export declare function listJobPostings({ db, clock }: Services, query: JobPostingQuery, viewer: Viewer | undefined): Promise<{
    nextCursor?: string | undefined;
    total: number;
    jobPostings: {
        slug: string;
        title: string;
        location: string;
        role: string[];
        detail: string;
        department: string;
        employmentType: string;
        workplaceType: string;
        salaryRange: string;
        responsibilities: string[];
        requirements: string[];
        benefits: string[];
        validThrough: string | null;
        state: "closed" | "open";
        status: "draft" | "scheduled" | "published" | "trashed";
        publishAt: string | null;
        _id: string;
        createdAt: string;
        updatedAt: string;
        version: number;
    }[];
}>;
/**
 * One job; a closed one too, with `state: 'closed'`, so that its page can explain itself.
 * @throws 404 when there is none, or none that this viewer may see.
 */
export declare function getJobPosting({ db, clock }: Services, idOrSlug: string, viewer: Viewer | undefined): Promise<JobPosting>;
export {};
