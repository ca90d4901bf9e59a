import { contract, del, get, put } from '../contract/contract';
import { ANY_READER } from '../roles';
import type { unsavedChangesCalls } from './schemas';

export const { fetchUnsavedChanges, storeUnsavedChanges, deleteUnsavedChanges } = contract<
  typeof unsavedChangesCalls
>()({
  /** The caller's unsaved input of an item's editor; the id of a new item is `new`. */
  fetchUnsavedChanges: get('/unsaved-changes/:collection/:id', ANY_READER, { field: 'unsavedChanges' }),
  storeUnsavedChanges: put('/unsaved-changes/:collection/:id', ANY_READER, { shape: 'empty' }),
  deleteUnsavedChanges: del('/unsaved-changes/:collection/:id', ANY_READER, { shape: 'empty' }),
});
