import type { SearchKind } from 'api-client';
import { searchSite } from 'api-client';
import { type AppStore, answerOf } from 'shared-store';
import { filled } from './fill';

const LONGEST_QUERY = 200;

/** What a visitor typed, as the search takes it. */
export const searchText = (typed: string | null): string => (typed ?? '').trim().slice(0, LONGEST_QUERY);

/** How many hits the results page shows of each kind, and of one kind alone. */
const EACH = 6;
const ALONE = 50;

/** The query of the results page. */
export const resultsQuery = (search: string, kind: SearchKind | undefined) => ({
  query: { search, limit: kind ? ALONE : EACH, ...(kind && { kind }) },
});

/** The query of the suggestions below the field. */
export const suggestionsQuery = (search: string) => ({ query: { search, limit: 3 } });

/** Fills the store with the results page. */
export const fillResults = ({ dispatch }: AppStore, search: string, kind: SearchKind | undefined) =>
  filled(dispatch(answerOf(searchSite).initiate(resultsQuery(search, kind))));
