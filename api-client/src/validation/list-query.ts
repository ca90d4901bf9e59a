import * as z from 'zod';
import { line, optionalLine } from './text';

/** Several values for one filter: repeated (`?a=1&a=2`) or once. */
export function filter(label: string) {
  return z.union([line(label), z.array(line(label)).max(50)]).optional();
}

/** A switch in an address: `1` or `0`. */
export const switchSchema = z.enum(['0', '1'], { error: 'Must be 0 or 1' });

const SORTS = ['name', '-name', 'createdAt', '-createdAt'] as const;

/** The orders of a list: the common ones, and its own. */
export function sortSchema<const Own extends string = never>(...own: Own[]) {
  const sorts = [...SORTS, ...own];
  return z.enum(sorts, { error: `Sort must be ${sorts.slice(0, -1).join(', ')} or ${sorts.at(-1)}` }).optional();
}

/**
 * The language of an answer, one of the site's: texts that are not published in it are English, and `untranslated` of an
 * item names their fields. Without it the answer is English.
 */
export const localeQuery = {
  locale: z
    .string({ error: 'Locale must be the code of a language' })
    .regex(/^[a-z]{2,3}$/, 'Locale must be the code of a language, such as hi')
    .optional(),
};

/** The query of a read of one item. */
export const itemQuerySchema = z.object(localeQuery);

/** The parameters of every list. Without `limit`, a list answers at most 1,000 items. */
export const listQuerySchema = z.object({
  limit: z.coerce
    .number<number | string>({ error: 'Limit must be a number from 1 to 100' })
    .int('Limit must be a whole number')
    .min(1, 'Limit must be at least 1')
    .max(100, 'Limit must be at most 100')
    .optional(),
  cursor: optionalLine('Cursor', 500).optional(),
  sort: sortSchema(),
  search: optionalLine('Search', 200).optional(),
});
export type ListQuery = z.input<typeof listQuerySchema>;

/** The number of a page, from 1, with `limit`: for lists with the page in the address. `cursor` takes precedence. */
export const pageNumberSchema = z.coerce
  .number<number | string>({ error: 'Page must be a number' })
  .int('Page must be a whole number')
  .min(1, 'Page must be at least 1')
  .max(100_000, 'Page must be at most 100,000')
  .optional();

/**
 * A list of content. `status` needs a token; the default is published items, `all` is all but the trash, `changed` those
 * with changes that are not published yet.
 */
export const contentListQuerySchema = listQuerySchema.extend({
  ...localeQuery,
  status: z
    .enum(['draft', 'scheduled', 'published', 'trashed', 'all', 'changed'], {
      error: 'Status must be draft, scheduled, published, trashed, all or changed',
    })
    .optional(),
});
export type ContentListQuery = z.input<typeof contentListQuerySchema>;
export type ListedStatus = NonNullable<ContentListQuery['status']>;

/**
 * A field that filters a list: its values, and the number of items with each. `field` and `value` are the same in every
 * language, because filters and addresses have them.
 */
export const facetSchema = z.object({
  field: z.string(),
  /** The translated name, and its language, in an answer in another language than English. */
  shownName: z.string().optional(),
  locale: z.string().optional(),
  values: z.array(
    z.object({
      value: z.string(),
      /** The translated value. */
      shownValue: z.string().optional(),
      count: z.int(),
    }),
  ),
});
export type Facet = z.output<typeof facetSchema>;
