import { contract, del, get, post, put } from '../contract/contract';
import { ANY_READER, ANY_PUBLISHER } from '../roles';
import { ANY_CONTENT } from '../tags';
import type { pendingChangeCalls } from './schemas';

export const {
  fetchPendingChanges,
  fetchPendingChange,
  savePendingChange,
  publishPendingChange,
  discardPendingChange,
} = contract<typeof pendingChangeCalls>()({
  /** The items of a content type with changes that visitors do not see yet. */
  fetchPendingChanges: get('/pending-changes/:collection', ANY_READER, {
    field: 'pendingChanges',
    tags: ['pending-changes'],
  }),
  fetchPendingChange: get('/pending-changes/:collection/:id', ANY_READER, {
    field: 'pendingChange',
    tags: ['pending-changes'],
  }),
  /** Saves changes of a published item beside it: what visitors see stays as it is. */
  savePendingChange: put('/pending-changes/:collection/:id', ANY_READER, { changes: ['pending-changes', 'audit'] }),
  publishPendingChange: post('/pending-changes/:collection/:id/publish', ANY_PUBLISHER, {
    changes: ['pending-changes', ...ANY_CONTENT],
  }),
  discardPendingChange: del('/pending-changes/:collection/:id', ANY_READER, { changes: ['pending-changes', 'audit'] }),
});
