import type { SearchKind, SearchResult } from 'api-client';

/** A result with how well it fits. */
export interface Hit extends SearchResult {
  readonly score: number;
}

/** What one kind of content found: its best hits, and how many there are in all. */
export interface Hits {
  readonly kind: SearchKind;
  readonly hits: readonly Hit[];
  readonly count: number;
}
