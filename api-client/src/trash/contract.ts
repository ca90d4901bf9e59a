import { contract, get, post } from '../contract/contract';
import { ANY_WRITER, RECRUITERS } from '../roles';
import { ANY_CONTENT } from '../tags';
import type { trashCalls } from './schemas';

export const { fetchTrash, restoreFromTrash } = contract<typeof trashCalls>()({
  /** Last deleted first. */
  fetchTrash: get('/trash', RECRUITERS, { field: 'trash', tags: ['trash'] }),
  restoreFromTrash: post('/trash/:collection/:id/restore', ANY_WRITER, { changes: ANY_CONTENT }),
});
