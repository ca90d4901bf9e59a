import type { ContentTypeDefinition } from './content-type';
import type { Field, FieldKind, Fields } from './field';

/** The kinds of fields with an empty value. */
const MAY_BE_EMPTY: ReadonlySet<FieldKind> = new Set<FieldKind>([
  ...(['line', 'text', 'richText', 'picture', 'pdf', 'webAddress', 'mailAddress', 'link'] as const),
]);

const isNeeded = ({ kind, required, readOnly }: Field): boolean =>
  required === true && !readOnly && MAY_BE_EMPTY.has(kind);

/**
 * The fields that visitors need and a draft may leave empty: all required ones except the name, which lists and
 * addresses need. Items that visitors send are complete, since they are never published.
 */
export function neededToPublish({
  title,
  fields,
  publicForm,
}: Pick<ContentTypeDefinition, 'title' | 'fields' | 'publicForm'>): Fields {
  if (publicForm) return {};
  return Object.fromEntries(Object.entries(fields).filter(([name, field]) => name !== title && isNeeded(field)));
}

/** Whether a field has no value, in an item or in a form. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
