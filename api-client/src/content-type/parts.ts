type Values = Readonly<Record<string, unknown>>;

/** A part of an item, which keeps its id when it moves. */
export type Part = Values & { readonly _id: string };

/** The parts of an item in a field. */
export const partsIn = (item: Values, field: string): Part[] =>
  Array.isArray(item[field]) ? (item[field] as Part[]).filter(({ _id }) => typeof _id === 'string') : [];

/** The name of a text of a part among the translated texts of its item. */
export const partTextName = (field: string, { _id }: Pick<Part, '_id'>, name: string): string =>
  `${field}:${_id}:${name}`;

/** The text of an item, or of one of its parts, by its name among the translated texts. */
export function namedText(item: Values, name: string): unknown {
  const [field = '', id, own = ''] = name.split(':');
  return id === undefined ? item[field] : partsIn(item, field).find(({ _id }) => _id === id)?.[own];
}
