import * as z from 'zod';
import { answer } from '../validation/answer';

/** What somebody who runs the site wants to know at a glance. */
export const siteStatusSchema = z.object({
  /** The release of the server that answered, and its Node.js. */
  versions: z.object({ api: z.string(), node: z.string() }),
  database: z.object({ engine: z.enum(['embedded', 'postgres']), version: z.string() }),
  /** How many API servers are connected to the database. */
  apiServers: z.int(),
  /** What the server that answered can't reach now. */
  degraded: z.array(z.enum(['files', 'mail'])),
  /** The free part of the disk that the site's folder is on, from 0 to 1; null where it is not known. */
  freeShare: z.number().nullable(),
  /** Null when there never was one. */
  lastBackup: z
    .object({ finishedAt: z.iso.datetime(), rows: z.int(), files: z.int(), bytes: z.int(), lostFiles: z.int() })
    .nullable(),
  emails: z.object({ waiting: z.int(), failed: z.int(), oldestWaiting: z.iso.datetime().nullable() }),
  /** Work that is done again and again, by one server at a time. */
  scheduledWork: z.array(
    z.object({
      name: z.string(),
      lastRunAt: z.iso.datetime().nullable(),
      nextRunAt: z.iso.datetime(),
      /** How often in a row it has failed; 0 when it succeeded the last time. */
      failures: z.int(),
      lastError: z.string(),
    }),
  ),
});
export type SiteStatus = z.output<typeof siteStatusSchema>;

export const siteStatusCalls = {
  fetchSiteStatus: { answer: answer({ siteStatus: siteStatusSchema }) },
};
