import * as z from 'zod';
import { answer, listFields } from './answer';
import { listQuerySchema } from './list-query';
import { optionalLine } from './text';

/** Who did what to what, when. Never changed afterwards. */
export const auditEntrySchema = z.object({
  _id: z.string(),
  at: z.string(),
  /** Name and address of the administrator; empty for the site itself. */
  actor: z.object({ name: z.string(), email: z.string() }),
  /** Such as `sign-in`, `approve`, `create`, `update`, `delete`, `restore`, `export`. */
  action: z.string(),
  collection: z.string(),
  entityId: z.string(),
  title: z.string(),
});

export const auditCalls = {
  fetchAudit: {
    query: listQuerySchema.extend({
      action: optionalLine('Action', 60).optional(),
      collection: optionalLine('Collection', 60).optional(),
      actor: optionalLine('Actor', 254).optional(),
    }),
    answer: answer({ entries: z.array(auditEntrySchema), ...listFields }),
  },
};
