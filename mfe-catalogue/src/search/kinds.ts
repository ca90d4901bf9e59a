import type { SearchKind } from 'api-client';

/** The headings of the kinds of results. */
export const kindNames: Readonly<Record<SearchKind, string>> = {
  product: 'Products',
  subsector: 'Subsectors',
  sector: 'Sectors',
  service: 'Services',
  blog: 'Blogs',
  news: 'News',
  job: 'Jobs',
  page: 'Pages',
  document: 'Documents',
};

/** Parses a kind from an address; undefined if it is invalid. */
export function readKind(value: string | null): SearchKind | undefined {
  return value !== null && Object.hasOwn(kindNames, value) ? (value as SearchKind) : undefined;
}

/** Groups results by kind, in the order in which the kinds first occur. */
export function groupByKind<T extends { kind: SearchKind }>(hits: readonly T[]): { kind: SearchKind; hits: T[] }[] {
  const groups = new Map<SearchKind, T[]>();
  for (const hit of hits) {
    const group = groups.get(hit.kind);
    if (group) group.push(hit);
    else groups.set(hit.kind, [hit]);
  }
  return [...groups].map(([kind, group]) => ({ kind, hits: group }));
}
