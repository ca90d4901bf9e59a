import { contract, get, post } from '../contract/contract';
import { ANY_READER } from '../roles';
import { ANY_CONTENT } from '../tags';
import type { revisionCalls } from './schemas';

export const { fetchRevisions, restoreRevision } = contract<typeof revisionCalls>()({
  /** Newest first. */
  fetchRevisions: get('/:collection/:id/revisions', ANY_READER, { field: 'revisions' }),
  restoreRevision: post('/:collection/:id/revisions/:number/restore', ANY_READER, {
    changes: ANY_CONTENT,
  }),
});
