import { contract, del, get, put } from '../contract/contract';
import { RECRUITERS } from '../roles';
import type { unsavedChangesCalls } from './schemas';

export const { fetchUnsavedChanges, storeUnsavedChanges, deleteUnsavedChanges } = contract<
  typeof unsavedChangesCalls
>()({
  /** What the caller has typed into the editor of an item and not saved; the id of a new item is `new`. */
  fetchUnsavedChanges: get('/unsaved-changes/:collection/:id', RECRUITERS, { field: 'unsavedChanges' }),
  storeUnsavedChanges: put('/unsaved-changes/:collection/:id', RECRUITERS, { shape: 'empty' }),
  deleteUnsavedChanges: del('/unsaved-changes/:collection/:id', RECRUITERS, { shape: 'empty' }),
});
