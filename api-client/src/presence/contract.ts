import { contract, del, post } from '../contract/contract';
import { ANY_READER } from '../roles';
import type { presenceCalls } from './schemas';

export const { announceEditing, leaveEditing } = contract<typeof presenceCalls>()({
  /** Announces for a minute that the caller has an item open; answers the other editors who do. */
  announceEditing: post('/presence/:collection/:id', ANY_READER),
  leaveEditing: del('/presence/:collection/:id', ANY_READER, { shape: 'empty' }),
});
