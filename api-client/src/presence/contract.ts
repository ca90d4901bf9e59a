import { contract, del, post } from '../contract/contract';
import { RECRUITERS } from '../roles';
import type { presenceCalls } from './schemas';

export const { announceEditing, leaveEditing } = contract<typeof presenceCalls>()({
  /** Announces for a minute that the caller has an item open; answers the other editors who do. */
  announceEditing: post('/presence/:collection/:id', RECRUITERS),
  leaveEditing: del('/presence/:collection/:id', RECRUITERS, { shape: 'empty' }),
});
