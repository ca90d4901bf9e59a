import * as z from 'zod';
import { answer } from '../validation/answer';

/** The first screen of an administrator: waiting work, and how the remotes of the site perform. */
export const dashboardSchema = z.object({
  openings: z.int(),
  newApplications: z.int(),
  newMessages: z.int(),
  /** Applications and messages that arrived in each of the last 30 × 24 hours, the oldest first; none without the right to read them. */
  applicationsByDay: z.array(z.int()),
  messagesByDay: z.array(z.int()),
  adminRequests: z.int(),
  /** Emails that failed permanently; 0 for everyone but owners. */
  failedEmails: z.int(),
  /** Unpublished items of each collection that has any. */
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
