import * as z from 'zod';
import { answer } from '../validation/answer';

/** What an administrator sees first: what waits, and how the remotes of the site fare. */
export const dashboardSchema = z.object({
  openings: z.int(),
  newApplications: z.int(),
  newMessages: z.int(),
  adminRequests: z.int(),
  /** Emails that were given up; 0 for everybody but owners. */
  failedEmails: z.int(),
  /** What is not published yet, of each collection that has such. */
  unpublished: z.array(z.object({ collection: z.string(), drafts: z.int(), scheduled: z.int() })),
  /** Loads of each remote and version reported in the last 24 hours. */
  sections: z.array(z.object({ remote: z.string(), version: z.string(), loads: z.int(), failures: z.int() })),
  /** 75th percentiles of the last 24 hours. */
  vitals: z.array(z.object({ name: z.string(), value: z.number(), samples: z.int() })),
});
export type Dashboard = z.output<typeof dashboardSchema>;

export const dashboardCalls = {
  fetchDashboard: { answer: answer({ dashboard: dashboardSchema }) },
};
