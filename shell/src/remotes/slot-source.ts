import type { OfferedSlot, SlotModule } from 'federation/contract';
import type { AppStore } from 'shared-store';

/** Slot content as the host renders it, which knows no more about the input. */
export type SlotContent = SlotModule<AppStore, { readonly input: object }>;

/** One offer for a slot, as the host renders it. */
export interface SlotOffer extends Pick<OfferedSlot, 'expose' | 'places'> {
  readonly remote: string;
  /** Loads the remote's code; called when the visitor comes near the slot. */
  load(): Promise<SlotContent>;
}

/** Finds the offers for a slot, in their order. Returns the same objects each time. */
export type SlotSource = (name: string) => readonly SlotOffer[];

interface Offering {
  readonly slots: readonly OfferedSlot[];
}

/** A place on a page, or in slot content, with an offer for it. */
export interface OfferedPlace {
  readonly slot: string;
  readonly offer: Pick<SlotOffer, 'remote' | 'expose' | 'places'>;
  readonly input: object;
  /** The slots around it, outermost first. */
  readonly within: readonly string[];
  /** The prefix of the ids within its content; the same on the server and in the browser. */
  readonly prefix: string;
}

/** The exposes of remotes that fill a slot, in their order. */
export function offersOf<T extends Offering>(remotes: readonly T[], slot: string): ({ remote: T } & OfferedSlot)[] {
  return remotes
    .flatMap((remote) => remote.slots.filter(({ name }) => name === slot).map((offer) => ({ remote, ...offer })))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}
