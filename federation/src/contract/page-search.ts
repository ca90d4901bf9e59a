import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { PageDeclaration } from './page-table';

type Declares = Pick<PageDeclaration, 'searchParams'>;

/** The query of an address, restricted to the declared parameters. */
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
 * Reads the declared query parameters of an address, for the page's loader, action and head. The server removes all
 * others from the address, so a page cannot read them here either.
 */
export function readSearch<Declaration extends Declares>(
  page: Declaration,
  address: string | URL,
): SearchOf<Declaration> {
  return declaredOf(page, new URL(address).searchParams);
}

/** Reads the declared query parameters of the current address, for the page's components. */
export function useSearch<Declaration extends Declares>(page: Declaration): SearchOf<Declaration> {
  const { search } = useLocation();
  return useMemo(() => declaredOf(page, new URLSearchParams(search)), [page, search]);
}
