/** More pages than any list has. */
const LAST_PAGE = 100_000;
/** The server's limits for a search or a value of a filter, in characters, and for the values of a filter. */
const MAX_VALUE_LENGTH = 200;
const MAX_VALUES = 50;

/** A filter takes one of some options, one text of a form, any one text, or any number of texts. */
export type FilterKind = readonly string[] | RegExp | 'one' | 'many';
type Kinds = Readonly<Record<string, FilterKind>>;

type NameOf<Name> = Name extends `${infer Start}*` ? `${Start}${string}` : Name;
type ValueOf<Kind> = Kind extends readonly (infer Option)[] ? Option : Kind extends 'many' ? string[] : string;
type FiltersOf<All> = { readonly [Name in keyof All as NameOf<Name>]?: ValueOf<All[Name]> };

export interface ListState<Sort extends string = string, All extends Kinds = Kinds> {
  /** Empty without a search. */
  readonly search: string;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
  /** The chosen values by filter; a filter without one is missing. */
  readonly filters: FiltersOf<All>;
}

export interface ListAddress<Sort extends string, All extends Kinds> {
  /** Reads the state from an address or a form; invalid values and other parameters are ignored. */
  read(params: Iterable<readonly [string, string | File]>): ListState<Sort, All>;
  /**
   * Writes a state as a query with its question mark; empty for the default state.
   *
   * @param others the parameters of the current address; those of other purposes stay
   */
  write(state: Partial<ListState<Sort, All>>, others?: Iterable<readonly [string, string]>): string;
}

/** The state that an address without a query has. */
export type StateOf<Address> = Address extends ListAddress<infer Sort, infer All> ? ListState<Sort, All> : never;

function accepts(kind: FilterKind, value: string): boolean {
  if (value === '' || value.length > MAX_VALUE_LENGTH) return false;
  if (kind instanceof RegExp) return kind.test(value);
  return typeof kind === 'string' || kind.includes(value);
}

/**
 * Defines how the address stores the state of a list.
 *
 * @param list its orders, the default one first, and its filters by parameter; a name that ends with `*` is for all
 * parameters that begin so. Filters are written in this order, so that a state has one address.
 */
export function listAddress<const Sort extends string, const All extends Kinds>({
  sorts,
  filters: kinds,
}: {
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly filters: All;
}): ListAddress<Sort, All> {
  const named = (names: readonly string[]): [name: string, kind: FilterKind][] =>
    Object.entries(kinds).flatMap(([pattern, kind]) =>
      [...new Set(names)]
        .filter((name) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern))
        .sort()
        .map((name): [string, FilterKind] => [name, kind]),
    );
  return {
    read(params) {
      const given = [...params].flatMap(([name, value]) => (typeof value === 'string' ? [{ name, value }] : []));
      const valueOf = (name: string): string | undefined => given.find((one) => one.name === name)?.value;
      const filters = named(given.map(({ name }) => name)).flatMap(([name, kind]) => {
        const values = given.filter((one) => one.name === name).map(({ value }) => value.trim());
        const chosen = [...new Set(values)].filter((value) => accepts(kind, value)).slice(0, MAX_VALUES);
        return chosen.length > 0 ? [[name, kind === 'many' ? chosen : chosen[0]]] : [];
      });
      const page = Number(valueOf('page') ?? '1');
      return {
        search: (valueOf('search') ?? '').trim().slice(0, MAX_VALUE_LENGTH),
        sort: sorts.find((sort) => sort === valueOf('sort')) ?? sorts[0],
        page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
        filters: Object.fromEntries(filters) as FiltersOf<All>,
      };
    },
    write({ search = '', sort = sorts[0], page = 1, filters = {} as FiltersOf<All> }, others = []) {
      const stay = [...others].filter(([name]) => !['search', 'sort', 'page'].includes(name) && !named([name])[0]);
      const query = new URLSearchParams(stay.map(([name, value]) => [name, value]));
      if (search) query.set('search', search);
      for (const [name] of named(Object.keys(filters)))
        for (const value of valuesOf(filters, name)) query.append(name, value);
      if (sort !== sorts[0] && sort !== '') query.set('sort', sort);
      if (page > 1) query.set('page', String(page));
      const text = query.toString();
      return text && `?${text}`;
    },
  };
}

export function valuesOf(filters: Readonly<Record<string, string | readonly string[] | undefined>>, name: string) {
  const value = filters[name];
  return typeof value === 'string' ? [value].filter(Boolean) : (value ?? []);
}

export const chosenValues = ({ filters }: Pick<ListState, 'filters'>): { name: string; value: string }[] =>
  Object.keys(filters).flatMap((name) => valuesOf(filters, name).map((value) => ({ name, value })));

export const isNarrowed = (state: Pick<ListState, 'search' | 'filters'>): boolean =>
  state.search !== '' || chosenValues(state).length > 0;

export const listQuery = <Sort extends string, All extends Kinds>({
  search,
  sort,
  page,
  filters,
}: ListState<Sort, All>) => ({ ...(search && { search }), ...(sort && { sort }), ...filters, page });

/**
 * Adds a value to a filter that takes several, or removes it, and goes back to the first page.
 *
 * @param isSame compares two values; by default they are the same text
 */
export function toggleValue<State extends ListState>(
  state: State,
  name: string,
  value: string,
  isSame: (one: string, other: string) => boolean = Object.is,
): State {
  const chosen = valuesOf(state.filters, name);
  const without = chosen.filter((other) => !isSame(other, value));
  const next = without.length < chosen.length ? without : [...chosen, value];
  const { [name]: _before, ...others } = state.filters;
  return { ...state, page: 1, filters: next.length > 0 ? { ...others, [name]: next } : others };
}
