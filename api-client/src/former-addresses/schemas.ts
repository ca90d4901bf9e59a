import * as z from 'zod';
import { answer, emptyAnswer, messageAnswer } from '../validation/answer';
import { idParams } from '../validation/entity';
import { line } from '../validation/text';

/** The longest path that is looked up or counted. */
export const FORMER_PATH_MAX = 300;

const pathSchema = line('Path', FORMER_PATH_MAX).regex(/^\//, 'Path must begin with /');

/** How often a missing page was requested: counted by path, without any data about visitors. */
export const missingAddressSchema = z.object({
  _id: z.string(),
  path: z.string(),
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});
export type MissingAddress = z.output<typeof missingAddressSchema>;

export const formerAddressCalls = {
  findFormerAddress: {
    query: z.object({ path: pathSchema }),
    /** Empty for an unknown path. */
    answer: answer({ to: z.string() }),
  },
  reportMissingAddresses: {
    body: z.object({
      addresses: z
        .array(z.object({ path: pathSchema, count: z.int().min(1).max(10_000) }))
        .min(1)
        .max(100),
    }),
    answer: emptyAnswer,
  },
  fetchMissingAddresses: { answer: answer({ addresses: z.array(missingAddressSchema) }) },
  dismissMissingAddress: { params: idParams, answer: messageAnswer },
};
