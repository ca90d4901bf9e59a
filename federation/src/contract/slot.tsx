import { createContext, use, type ReactNode } from 'react';

/** Renders the slot content that live remotes offer for a slot; supplied by the host. */
export type RenderSlot = (name: string) => ReactNode;

const SlotContext = createContext<RenderSlot>(() => null);

/** Provides the host's renderer of slots to everything below. */
export const SlotProvider = SlotContext.Provider;

/**
 * A place in a page that other remotes fill, for instance `<Slot name="home.openings" />`.
 *
 * Renders nothing when no live remote offers content for the slot or when that remote cannot be loaded.
 */
export function Slot({ name }: { readonly name: string }): ReactNode {
  return use(SlotContext)(name);
}
