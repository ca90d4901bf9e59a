import { contract, del, get, put } from '../contract/contract';
import { RECRUITERS } from '../roles';
import type { unsavedChangesCalls } from './schemas';

export const { fetchUnsavedChanges, storeUnsavedChanges, deleteUnsavedChanges } = contract<
  typeof unsavedChangesCalls
>()({
  /** The caller's unsaved input of an item's editor; the id of a new item is `new`. */
  fetchUnsavedChanges: get('/unsaved-changes/:collection/:id', RECRUITERS, { field: 'unsavedChanges' }),
  storeUnsavedChanges: put('/unsaved-changes/:collection/:id', RECRUITERS, { shape: 'empty' }),
  deleteUnsavedChanges: del('/unsaved-changes/:collection/:id', RECRUITERS, { shape: 'empty' }),
});
