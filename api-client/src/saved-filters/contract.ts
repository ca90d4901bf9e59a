import { contract, del, get, put } from '../contract/contract';
import { ANY_ADMIN } from '../roles';
import type { savedFilterCalls } from './schemas';

const tags = ['saved-filters'];

/** The filters that the caller has saved with the account; each caller has different ones. */
export const { fetchSavedFilters, saveFilter, deleteSavedFilter } = contract<typeof savedFilterCalls>()({
  /** Those of a list, by name. */
  fetchSavedFilters: get('/saved-filters', ANY_ADMIN, { field: 'savedFilters', tags }),
  /** Replaces the one of the same list and name. */
  saveFilter: put('/saved-filters', ANY_ADMIN, { changes: tags }),
  deleteSavedFilter: del('/saved-filters/:id', ANY_ADMIN, { changes: tags }),
});
