/** The most characters of the name of a part; `Field` of a comment has room for it. */
const MAX_NAME = 200;

/** A field, or a part of its list. Parts may have equal names, such as two figures of “24 %”. */
interface PartOfField {
  /** The name of the whole field. */
  readonly name: string;
  /** The name of the part as the editor shows it; undefined for a whole field. */
  readonly part: string | undefined;
  /** The id of the part; undefined for a whole field, and for lists without ids. */
  readonly id: string | undefined;
}

/**
 * The field of a comment on a part of a list, such as one figure of a section: the name of the list, the name of the part
 * as the editor shows it, and its id if it has one, so that the comment stays at the part wherever it is moved.
 */
export const partField = (field: string, part: string, id = ''): string =>
  `${field}: ${part.trim().slice(0, MAX_NAME)}${id && ` {#${id}}`}`;

/** The name of a field, and the name and the id of its part. */
export function partsOfField(field: string): PartOfField {
  const [, name = field, part, id] = /^(.*?): (.*?)(?: \{#([\w-]+)\})?$/s.exec(field) ?? [];
  return { name, part, id };
}

/** Whether two comments are on the same field; on a part with an id, also after it was renamed. */
export function isSameField(one: string, other: string): boolean {
  const [a, b] = [partsOfField(one), partsOfField(other)];
  return a.name === b.name && (a.id && b.id ? a.id === b.id : a.part === b.part);
}
