import { Slot as AnySlot, type SlotOf } from 'federation/contract';
import type { places } from './remote';

/** A place for content of other remotes: one of the slots in `src/remote.ts`. */
export const Slot: SlotOf<typeof places> = AnySlot;
