/** A query after validation: numbers are numbers, while the contract's type also allows their text. */
export type ReadQuery<Query> = {
  [Name in keyof Query]: Name extends 'limit' | 'page' | 'year' ? number | undefined : Query[Name];
};

/** One or several values of a filter, as a list; undefined without the filter. */
export function valuesOf(filter: string | string[] | undefined): string[] | undefined {
  return typeof filter === 'string' ? [filter] : filter;
}
