import * as z from 'zod';
import { answer } from '../validation/answer';

/** The overview for a person who runs the site. */
export const siteStatusSchema = z.object({
  /** The release of the answering server, and its Node.js version. */
  versions: z.object({ api: z.string(), node: z.string() }),
  database: z.object({ engine: z.enum(['embedded', 'postgres']), version: z.string() }),
  /** How many API servers are connected to the database. */
  apiServers: z.int(),
  /** The services that the answering server cannot reach now. */
  degraded: z.array(z.enum(['files', 'mail'])),
  /** The free share of each disk, from 0 to 1; null if unknown. */
  disks: z.array(z.object({ name: z.string(), freeShare: z.number().nullable() })),
  /** Null before the first one. */
  lastBackup: z
    .object({ finishedAt: z.iso.datetime(), rows: z.int(), files: z.int(), bytes: z.int(), lostFiles: z.int() })
    .nullable(),
  emails: z.object({ waiting: z.int(), failed: z.int(), oldestWaiting: z.iso.datetime().nullable() }),
  /** Recurring work, which one server at a time does. */
  scheduledWork: z.array(
    z.object({
      name: z.string(),
      lastRunAt: z.iso.datetime().nullable(),
      nextRunAt: z.iso.datetime(),
      /** The number of consecutive failures; 0 after a success. */
      failures: z.int(),
      lastError: z.string(),
    }),
  ),
});
export type SiteStatus = z.output<typeof siteStatusSchema>;

export const siteStatusCalls = {
  fetchSiteStatus: { answer: answer({ siteStatus: siteStatusSchema }) },
};
