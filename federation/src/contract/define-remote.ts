import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** The context that the host passes to a remote. */
export interface RemoteContext<Store> {
  readonly store: Store;
}

/** The public pages of a remote: the default export of its `./routes`. */
export interface Remote<Store> {
  /**
   * Returns the remote's routes. A route's `id` is the name of the chunk that its `lazy` loads (up to a colon, when
   * several routes share one), so that the server can link exactly the files a page needs.
   */
  routes(context: RemoteContext<Store>): RouteObject[];
}

/** Types the default export of a remote's `./routes`. */
export function defineRemote<Store>(remote: Remote<Store>): Remote<Store> {
  return remote;
}

/** Slot content offered to other pages: the default export of a `./slots/*` expose. */
export interface SlotModule<Store, Given extends object = object> {
  /** Fills the store before the slot content renders; a rejection leaves the slot empty. */
  load?(context: RemoteContext<Store> & Given): Promise<unknown>;
  readonly Component: ComponentType<Given>;
}

/** Types the default export of a `./slots/*` expose; `Given` is `WithInput` for a slot with an input. */
export function defineSlot<Store, Given extends object = object>(
  slot: SlotModule<Store, Given>,
): SlotModule<Store, Given> {
  return slot;
}
