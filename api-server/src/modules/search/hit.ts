import type { SearchKind, SearchResult } from 'api-client';

export interface Hit extends SearchResult {
  readonly score: number;
}

/** The results of one content type: the best hits, and the total. */
export interface Hits {
  readonly kind: SearchKind;
  readonly hits: readonly Hit[];
  readonly count: number;
}
