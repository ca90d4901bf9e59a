import type { SearchKind } from 'api-client';
import { searchSite } from 'api-client';
import { type AppStore, answerOf } from 'shared-store';
import { filled } from '../fill';

const MAX_QUERY_LENGTH = 200;

/** A visitor's input, normalised for the search. */
export const searchText = (typed: string | null): string => (typed ?? '').trim().slice(0, MAX_QUERY_LENGTH);

/** The number of results of each kind on the results page, and of a single kind. */
const EACH = 6;
const ALONE = 50;

/** The query of the results page. */
export const resultsQuery = (search: string, kind: SearchKind | undefined) => ({
  query: { search, limit: kind ? ALONE : EACH, documents: '1' as const, ...(kind && { kind }) },
});

/** The query of the suggestions below the field. */
export const suggestionsQuery = (search: string) => ({ query: { search, limit: 3 } });

/** Loads the results page into the store. */
export const fillResults = ({ dispatch }: AppStore, search: string, kind: SearchKind | undefined) =>
  filled(dispatch(answerOf(searchSite).initiate(resultsQuery(search, kind))));
