import * as z from 'zod';
import { answer, listFields } from '../validation/answer';
import { listQuerySchema, pageNumberSchema } from '../validation/list-query';
import { optionalLine } from '../validation/text';

/** One recorded action: the administrator, the item and the moment. Entries never change. */
export const auditEntrySchema = z.object({
  _id: z.string(),
  at: z.string(),
  /** Name and email address of the administrator; empty for actions of the site itself. */
  actor: z.object({ name: z.string(), email: z.string() }),
  /** Such as `sign-in`, `approve`, `create`, `update`, `delete`, `restore`, `export`. */
  action: z.string(),
  collection: z.string(),
  entityId: z.string(),
  title: z.string(),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;

export const auditCalls = {
  fetchAudit: {
    query: listQuerySchema.extend({
      action: optionalLine('Action', 60).optional(),
      collection: optionalLine('Collection', 60).optional(),
      actor: optionalLine('Actor', 254).optional(),
      /** `access`: sign-ins, and what was read or exported; `changes`: everything else. */
      scope: z.enum(['changes', 'access'], { error: 'Scope must be changes or access' }).optional(),
      page: pageNumberSchema,
    }),
    answer: answer({ entries: z.array(auditEntrySchema), ...listFields }),
  },
};
