import type { SearchKind } from 'api-client';

/** The kinds of hits in the words of a heading. */
export const kindNames: Readonly<Record<SearchKind, string>> = {
  product: 'Products',
  subsector: 'Subsectors',
  sector: 'Sectors',
  service: 'Services',
  blog: 'Blogs',
  news: 'News',
  job: 'Jobs',
  page: 'Pages',
};

/** Reads a kind from an address; undefined when it is none. */
export function readKind(value: string | null): SearchKind | undefined {
  return value !== null && Object.hasOwn(kindNames, value) ? (value as SearchKind) : undefined;
}

/** Hits in groups by kind, in the order in which the kinds come. */
export function groupByKind<T extends { kind: SearchKind }>(hits: readonly T[]): { kind: SearchKind; hits: T[] }[] {
  const groups = new Map<SearchKind, T[]>();
  for (const hit of hits) {
    const group = groups.get(hit.kind);
    if (group) group.push(hit);
    else groups.set(hit.kind, [hit]);
  }
  return [...groups].map(([kind, group]) => ({ kind, hits: group }));
}
