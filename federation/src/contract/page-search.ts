import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { PageDeclaration } from './page-table';

type Declares = Pick<PageDeclaration, 'searchParams'>;

/** The query of an address, of which only the parameters with these names can be read. */
export interface Search<Name extends string> extends Iterable<[string, string]> {
  readonly get: (name: Name) => string | null;
  readonly getAll: (name: Name) => string[];
  readonly has: (name: Name) => boolean;
  toString(): string;
}

type Names<Declared extends string> = Declared extends `${infer Beginning}*` ? `${Beginning}${string}` : Declared;

/** The query parameters that a page declares. */
export type SearchOf<Declaration extends Declares> = Search<
  Declaration extends { readonly searchParams: readonly (infer Declared extends string)[] } ? Names<Declared> : never
>;

/** Whether a query parameter is among those that a page declares. */
export const isDeclaredParam = (name: string, declared: readonly string[]): boolean =>
  declared.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));

function declaredOf(page: Declares, search: URLSearchParams): URLSearchParams {
  const { searchParams = [] } = page;
  return new URLSearchParams([...search].filter(([name]) => isDeclaredParam(name, searchParams)));
}

/**
 * The query parameters of an address that a page declares, for its loader, its action and its head. The server leaves
 * all others out of the address, so a page cannot read them here either.
 */
export function readSearch<Declaration extends Declares>(
  page: Declaration,
  address: string | URL,
): SearchOf<Declaration> {
  return declaredOf(page, new URL(address).searchParams);
}

/** The query parameters of the present address that a page declares, for its components. */
export function useSearch<Declaration extends Declares>(page: Declaration): SearchOf<Declaration> {
  const { search } = useLocation();
  return useMemo(() => declaredOf(page, new URLSearchParams(search)), [page, search]);
}
