import { contract, del, post } from '../contract/contract';
import { RECRUITERS } from '../roles';
import type { presenceCalls } from './schemas';

export const { announceEditing, leaveEditing } = contract<typeof presenceCalls>()({
  /** Says that somebody has an item open, for a minute; answers who else has. */
  announceEditing: post('/presence/:collection/:id', RECRUITERS),
  leaveEditing: del('/presence/:collection/:id', RECRUITERS, { shape: 'empty' }),
});
