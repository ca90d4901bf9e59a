import * as z from 'zod';
import { roleSchema } from './admins';
import { answer, changeAnswer, messageAnswer } from './answer';
import { idParams } from './entity';
import { line, momentSchema } from './text';

/** What another system calls the API with: somebody's role, without the person. */
export const apiTokenSchema = z.object({
  _id: z.string(),
  name: z.string(),
  role: roleSchema,
  /** The last letters, by which people tell tokens apart. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

export const apiTokenCalls = {
  fetchApiTokens: { answer: answer({ apiTokens: z.array(apiTokenSchema) }) },
  createApiToken: {
    body: z.object({ name: line('Name', 80), role: roleSchema, expiresAt: momentSchema }),
    /** The token itself is answered this once: the site keeps no more than what recognises it. */
    answer: changeAnswer({ apiToken: apiTokenSchema, token: z.string() }),
  },
  revokeApiToken: { params: idParams, answer: messageAnswer },
};
