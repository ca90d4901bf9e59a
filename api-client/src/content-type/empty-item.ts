import type { ContentType } from './content-type';
import { derive } from './derive';
import type { FieldKind, FieldOf } from './field';

const text = () => '';
const list = () => [];

/** The values of fields that are not filled in. */
const EMPTY: { readonly [Kind in FieldKind]: (field: FieldOf<Kind>, today: string) => unknown } = {
  line: text,
  text,
  richText: text,
  picture: text,
  pdf: text,
  attachment: text,
  webAddress: text,
  mailAddress: text,
  link: text,
  date: ({ nullable }, today) => (nullable ? null : today),
  time: text,
  flag: (field) => field.default,
  integer: (field) => field.default,
  select: (field) => field.whenAbsent ?? field.default ?? field.options[0],
  lines: list,
  ids: list,
  reference: text,
  custom: list,
};

/**
 * The value of a field that is not filled in.
 *
 * @param today the default of days; empty to leave them to the server
 */
export function emptyValue<Kind extends FieldKind>(field: FieldOf<Kind>, today = ''): unknown {
  return EMPTY[field.kind](field, today);
}

/**
 * An empty item, published at the given moment: the start of previews and samples.
 *
 * @typeParam Item the content type in an answer
 */
export function emptyItem<Item extends object>(type: ContentType, now: string): Item {
  const own = { _id: 'new', createdAt: now, updatedAt: now, version: 0, status: 'published', publishAt: null };
  return derive([
    ...Object.entries({ ...own, ...(type.slug && { slug: 'new' }) }),
    ...Object.entries(type.fields).map(([name, field]) => [name, emptyValue(field, now.slice(0, 10))] as const),
  ]);
}
