import { contract, get, post } from '../contract/contract';
import { RECRUITERS } from '../roles';
import { ANY_CONTENT } from '../tags';
import type { revisionCalls } from './schemas';

export const { fetchRevisions, restoreRevision } = contract<typeof revisionCalls>()({
  /** Newest first. */
  fetchRevisions: get('/:collection/:id/revisions', RECRUITERS, { field: 'revisions' }),
  restoreRevision: post('/:collection/:id/revisions/:number/restore', RECRUITERS, {
    changes: ANY_CONTENT,
  }),
});
