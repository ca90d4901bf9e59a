import type { OfferedSlot, SlotModule } from 'federation/contract';
import type { AppStore } from 'shared-store';

/** One offer for a slot, as the host renders it. */
export interface SlotOffer {
  readonly remote: string;
  /** The HTML that the server rendered for it; empty in the browser, where the document already contains the HTML. */
  readonly html: string;
  /** Loads the remote's code; called when the visitor comes near the slot. */
  load(): Promise<SlotModule<AppStore>>;
}

/** Finds the offers for a slot, in their order. Returns the same objects each time. */
export type SlotSource = (name: string) => readonly SlotOffer[];

interface Offering {
  readonly slots: readonly OfferedSlot[];
}

/** The exposes of remotes that fill a slot, in their order. */
export function offersOf<T extends Offering>(remotes: readonly T[], slot: string): { remote: T; expose: string }[] {
  return remotes
    .flatMap((remote) => remote.slots.filter(({ name }) => name === slot).map((offer) => ({ remote, ...offer })))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map(({ remote, expose }) => ({ remote, expose }));
}
