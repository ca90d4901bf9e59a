import * as z from 'zod';
import { TOKEN_SCOPES } from '../token-scopes';
import { answer, changeAnswer, messageAnswer } from '../validation/answer';
import { idParams } from '../validation/entity';
import { presentedPasswordSchema } from '../validation/passwords';
import { line, momentSchema } from '../validation/text';

const scopesSchema = z
  .array(z.enum(TOKEN_SCOPES, { error: 'There is no such access' }), { error: 'Scopes must be a list' })
  .min(1, 'Choose what it may read or change')
  .max(TOKEN_SCOPES.length);

/** An API token: another system calls the API with it, with part of its creator's permissions. */
export const apiTokenSchema = z.object({
  _id: z.string(),
  name: z.string(),
  /** `products:read`, `products:write`; writing includes reading. */
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  /** The last characters, by which people distinguish tokens. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiToken = z.output<typeof apiTokenSchema>;

export const apiTokenCalls = {
  fetchApiTokens: { answer: answer({ apiTokens: z.array(apiTokenSchema) }) },
  createApiToken: {
    body: z.object({
      name: line('Name', 80),
      scopes: scopesSchema,
      expiresAt: momentSchema,
      /** For administrators who sign in with a password; the others must have signed in within the last ten minutes. */
      currentPassword: presentedPasswordSchema.optional(),
    }),
    /** The token itself is answered only this once: the site stores only its hash. */
    answer: changeAnswer({ apiToken: apiTokenSchema, token: z.string() }),
  },
  revokeApiToken: { params: idParams, answer: messageAnswer },
};
