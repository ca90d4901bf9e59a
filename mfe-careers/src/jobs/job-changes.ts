import { DeleteJobPostings, UpdateCarrerBanner } from 'api-client';
import { change, siteApi } from 'shared-store';

/** What signed-in people change. Loaded with the editors, never with a visitor's page. */
const jobChanges = siteApi.injectEndpoints({
  endpoints: (build) => ({
    deleteJobPosting: change(build, DeleteJobPostings, ['job-postings', 'dashboard', 'trash']),
    updateCareerBanner: change(build, UpdateCarrerBanner, ['career-banner', 'revisions']),
  }),
});

export const { useDeleteJobPostingMutation, useUpdateCareerBannerMutation } = jobChanges;
