/** The most characters of the name of a part; `Field` of a comment has room for it. */
const MAX_NAME = 200;

/**
 * The field of a comment on a part of a list, such as one custom field of a product: the name of the list, and the name
 * of the part as the editor shows it, so that the comment stays at the part wherever it is moved.
 */
export const partField = (field: string, part: string): string => `${field}: ${part.trim().slice(0, MAX_NAME)}`;

/** The name of a field, and that of its part; without the latter for a whole field. */
export function partsOfField(field: string): { readonly name: string; readonly part: string | undefined } {
  const at = field.indexOf(': ');
  return at < 0 ? { name: field, part: undefined } : { name: field.slice(0, at), part: field.slice(at + 2) };
}
