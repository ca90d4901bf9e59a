import type { ContentType } from './content-type';
import { derive } from './derive';
import type { Field } from './field';

/** The value of a field that is not filled in. */
function emptyValue(field: Field, now: string): unknown {
  switch (field.kind) {
    case 'flag':
    case 'integer':
      return field.default;
    case 'select':
      return field.whenAbsent ?? field.default ?? field.options[0];
    case 'lines':
    case 'ids':
    case 'custom':
      return [];
    case 'date':
      return field.nullable ? null : now.slice(0, 10);
    default:
      return '';
  }
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
    ...Object.entries(type.fields).map(([name, field]) => [name, emptyValue(field, now)] as const),
  ]);
}
