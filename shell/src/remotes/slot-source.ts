import type { SlotModule } from 'federation/contract';
import type { AppStore } from 'shared-store';

/** One offer for a slot: where it comes from, and its module, at hand or still to be loaded. */
export interface SlotOffer {
  readonly remote: string;
  /** The module when the server has it at hand; otherwise starts its download and answers the same promise each time. */
  read(): SlotModule<AppStore> | Promise<SlotModule<AppStore>>;
}

/** Finds the offers for a slot, in their order. */
export type SlotSource = (name: string) => readonly SlotOffer[];

interface Offering {
  readonly name: string;
  readonly slots: readonly { readonly name: string; readonly expose: string; readonly order?: number }[];
}

/** Which exposes of which remotes fill a slot, in their order. */
export function offersOf<T extends Offering>(remotes: readonly T[], slot: string): { remote: T; expose: string }[] {
  return remotes
    .flatMap((remote) => remote.slots.filter(({ name }) => name === slot).map((offer) => ({ remote, ...offer })))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map(({ remote, expose }) => ({ remote, expose }));
}
