import { contract, get, post } from '../contract/contract';
import { ANY_READER, ANY_PUBLISHER } from '../roles';
import { ANY_CONTENT } from '../tags';
import type { trashCalls } from './schemas';

export const { fetchTrash, restoreFromTrash } = contract<typeof trashCalls>()({
  /** Last deleted first. */
  fetchTrash: get('/trash', ANY_PUBLISHER, { field: 'trash', tags: ['trash'] }),
  restoreFromTrash: post('/trash/:collection/:id/restore', ANY_READER, { changes: ANY_CONTENT }),
});
