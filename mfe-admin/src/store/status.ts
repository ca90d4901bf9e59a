import { deleteUnsentEmail, fetchSiteStatus, fetchUnsentEmails, retryUnsentEmail } from 'api-client';
import { change, readItems, siteApi } from 'shared-store';

/** Whether the site is well, and the emails that it could not send. */
export const { useSiteStatusQuery, useUnsentEmailsQuery, useUnsentEmailRetryMutation, useUnsentEmailDeleteMutation } =
  siteApi.injectEndpoints({
    endpoints: (build) => ({
      siteStatus: readItems(build, fetchSiteStatus, ['unsent-emails']),
      unsentEmails: readItems(build, fetchUnsentEmails, ['unsent-emails']),
      unsentEmailRetry: change(build, retryUnsentEmail, ['unsent-emails', 'audit']),
      unsentEmailDelete: change(build, deleteUnsentEmail, ['unsent-emails', 'audit']),
    }),
  });
