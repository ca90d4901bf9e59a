import * as z from 'zod';
import { answer, changeAnswer, listFields, messageAnswer } from './answer';
import { contentFields, idParams, sluggedBody, versionBody } from './entity';
import { contentListQuerySchema, filter, switchSchema } from './list-query';
import { count, idList, line, optionalFileAddress, text } from './text';

export const subsectorSchema = z.object({
  ...contentFields,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Empty when there is no PDF. */
  pdf: z.string(),
  /** The picture of its first product; empty while it has none. */
  picture: z.string(),
  /** Ids of its products, in order. */
  categories: z.array(z.string()),
  sectorId: z.string(),
  sectorName: z.string(),
  sectorSlug: z.string(),
  order: z.int(),
});

export const subsectorBodySchema = z.object({
  name: line('Name'),
  sectorId: line('Sector', 100),
  description: text('Description', 10_000),
  pdf: optionalFileAddress('PDF').optional(),
  categories: idList('Categories', 10_000).optional(),
  order: count('Order').optional(),
  ...sluggedBody,
});

export const subsectorUpdateSchema = subsectorBodySchema.partial().extend(versionBody);

/** `sector` is an id or a slug. */
export const subsectorListQuerySchema = contentListQuerySchema.extend({
  sector: filter('Sector'),
  /** `0` leaves `categories` empty: menus and landing pages need no ids, and there may be 100,000. */
  categories: switchSchema.optional(),
});

const subsectorAnswer = changeAnswer({ subsector: subsectorSchema });

export const subsectorCalls = {
  fetchSubsectors: {
    query: subsectorListQuerySchema,
    answer: answer({ subsectors: z.array(subsectorSchema), ...listFields }),
  },
  fetchSubsector: { params: idParams, answer: answer({ subsector: subsectorSchema }) },
  AddSubsector: { body: subsectorBodySchema, answer: subsectorAnswer },
  EditSubsector: { params: idParams, body: subsectorUpdateSchema, answer: subsectorAnswer },
  DeleteSubsector: { params: idParams, answer: messageAnswer },
};
