import { updateTimeZone } from 'api-client';
import { change, siteApi } from 'shared-store';

export const { useUpdateTimeZoneMutation } = siteApi.injectEndpoints({
  endpoints: (build) => ({
    // The state of jobs and the days of visits go by it.
    updateTimeZone: change(build, updateTimeZone, ['site-settings', 'job-postings', 'visits', 'audit', 'revisions']),
  }),
});
