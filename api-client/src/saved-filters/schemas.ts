import * as z from 'zod';
import { ADDRESS_MAX, line } from '../validation/text';
import { answer, changeAnswer, messageAnswer } from '../validation/answer';
import { idParams } from '../validation/entity';

/** A list of the administration: the path of its screen below `/admin/`, such as `blogs`. */
const list = z
  .string({ error: 'List is required' })
  .max(200, 'List must have at most 200 characters')
  .regex(/^[\w-]+(?:\/[\w-]+)*$/, 'List must be a path below /admin/');

/** A named view of a list: its search, filters and order, as its address has them. */
export const savedFilterSchema = z.object({ _id: z.string(), name: z.string(), query: z.string() });
export type SavedFilter = z.output<typeof savedFilterSchema>;

export const savedFilterCalls = {
  fetchSavedFilters: { query: z.object({ list }), answer: answer({ savedFilters: z.array(savedFilterSchema) }) },
  saveFilter: {
    body: z.object({ list, name: line('Name', 60), query: line('Query', ADDRESS_MAX) }),
    answer: changeAnswer({ savedFilter: savedFilterSchema }),
  },
  deleteSavedFilter: { params: idParams, answer: messageAnswer },
};
