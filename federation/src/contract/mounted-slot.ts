import { createElement, useEffect, useRef, type ComponentType } from 'react';
import type { RemoteContext, SlotModule } from './define-remote';

/** The data that content gets: the input of its slot, and the page's store. */
export type MountedContext<Store, Given extends object> = RemoteContext<Store> & Given;

/** Slot content of any framework, or of none. */
export interface MountedSlot<Store, Given extends object> {
  /** Fills the store before the content is shown; a rejection leaves the slot empty. */
  load?(context: MountedContext<Store, Given>): Promise<unknown>;
  /** The HTML on the server. */
  html(context: MountedContext<Store, Given>): string;
  /**
   * Takes over an element in the browser: with that HTML, or empty when the page was not rendered on the server.
   *
   * @returns removes the content
   */
  mount(element: HTMLElement, context: MountedContext<Store, Given>): () => void;
}

/** React does not touch the content of an element whose HTML is given and stays the same. */
const UNTOUCHED = { __html: '' };

/** Types the default export of a `./slots/*` expose whose content is not made with React: see `defineSlot`. */
export function mountedSlot<Store, Given extends { readonly input: object }>(
  content: MountedSlot<Store, Given>,
): SlotModule<Store, Given> {
  // The store of each place, by its input: a server has one for each page.
  const stores = new WeakMap<object, Store>();
  const contextOf = (given: Given): MountedContext<Store, Given> => ({
    ...given,
    store: stores.get(given.input) as Store,
  });
  const Mounted: ComponentType<Given> = (given) => {
    const element = useRef<HTMLDivElement>(null);
    // A place with another input is another place.
    const { current: first } = useRef(given);
    useEffect(() => (element.current ? content.mount(element.current, contextOf(first)) : undefined), [first]);
    const html = typeof document === 'undefined' ? { __html: content.html(contextOf(first)) } : UNTOUCHED;
    return createElement('div', { ref: element, suppressHydrationWarning: true, dangerouslySetInnerHTML: html });
  };
  return {
    load: async (context) => {
      stores.set(context.input, context.store);
      await content.load?.(context);
    },
    Component: Mounted,
  };
}
