import type { SearchKind, SearchResult } from 'api-client';
import type { Services } from '../../services';
export interface SearchQuery {
    search: string;
    limit?: number | undefined;
    kind?: SearchKind | undefined;
}
export interface SearchAnswer {
    results: SearchResult[];
    counts: {
        kind: SearchKind;
        count: number;
    }[];
}
/**
 * Searches everything published: products, sectors and their sections, services, blogs, news and open jobs. Typing
 * errors and the order of the words are forgiven; the kind with the best hit comes first.
 *
 * `kind` narrows the results; the counts are of all kinds, so that a visitor can go from one to the next.
 */
export declare function searchSite(services: Services, { search, limit, kind }: SearchQuery): Promise<SearchAnswer>;
