/** A query after its schema: numbers are numbers. The contract's own type also allows their text. */
export type ReadQuery<Query> = {
  [Name in keyof Query]: Name extends 'limit' | 'page' | 'year' ? number | undefined : Query[Name];
};

/** One value or several of a filter, as a list; undefined when the filter is absent. */
export function several(filter: string | string[] | undefined): string[] | undefined {
  return typeof filter === 'string' ? [filter] : filter;
}
