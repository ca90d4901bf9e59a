import { createContext, use, type ReactNode } from 'react';
import type { Places, SlotInput } from './slot-input';

/** Renders the slot content that live remotes offer for a slot; supplied by the host. */
export type RenderSlot = (name: string, input?: object) => ReactNode;

const SlotContext = createContext<RenderSlot>(() => null);

/** Provides the host's renderer of slots to everything below. */
export const SlotProvider = SlotContext.Provider;

interface SlotProps {
  readonly name: string;
  /** The data that the content gets: plain values, which are part of the place's identity. */
  readonly input?: object;
}

/**
 * A place in a page that other remotes fill, for instance `<Slot name="home.openings" />`.
 *
 * Renders nothing when no live remote offers content for the slot or when that remote cannot be loaded.
 */
export function Slot({ name, input }: SlotProps): ReactNode {
  return use(SlotContext)(name, input);
}

/** A `Slot` that takes only the names in `places` of a remote's definition, each with its input. */
export type SlotOf<Known extends Places> = <Name extends keyof Known & string>(
  props: { readonly name: Name } & (keyof Known[Name] extends never
    ? unknown
    : { readonly input: SlotInput<Known[Name]> }),
) => ReactNode;
