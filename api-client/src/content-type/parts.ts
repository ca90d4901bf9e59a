import type { FieldOf, PartField } from './field';

type Values = Readonly<Record<string, unknown>>;

/** A part of an item, which keeps its id when it moves. */
export type Part = Values & { readonly _id: string };

/** Whether an entry of a list has an id, by which it is found when it moves. */
export const isPart = (entry: unknown): entry is Part =>
  typeof entry === 'object' && entry !== null && '_id' in entry && typeof entry._id === 'string';

/** The parts of an item, or of a part, in a field. */
export const partsIn = (item: Values, field: string): Part[] =>
  Array.isArray(item[field]) ? item[field].filter(isPart) : [];

/** The translated fields of the parts in a list of an item, or of a part. */
export const partFields = ({ parts = {} }: FieldOf<'custom'>, item: Values): [name: string, field: PartField][] =>
  Object.entries(parts).filter(([, { unless }]) => !unless?.is.includes(String(item[unless.field])));

/** The name of a text of a part among the translated texts of its item. */
export const partTextName = (field: string, { _id }: Pick<Part, '_id'>, name: string): string =>
  `${field}:${_id}:${name}`;

/** The text of an item, or of one of its parts, by its name among the translated texts. */
export function namedText(item: Values, name: string): unknown {
  const [field = '', id, ...own] = name.split(':');
  if (id === undefined) return item[field];
  const part = partsIn(item, field).find(({ _id }) => _id === id);
  return part && namedText(part, own.join(':'));
}
