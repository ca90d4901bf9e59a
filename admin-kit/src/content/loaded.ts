import type { PendingItem } from 'api-client';
import { createContext, use } from 'react';

/** The changes beside an item, and the way to load both again. */
interface Loaded {
  /** The changes that visitors do not see yet. */
  readonly pending: PendingItem | undefined;
  /** Loads both again. */
  readonly refetch: () => Promise<void>;
}

/** `ItemPage` sets it. */
export const LoadedContext = createContext<Loaded>({ pending: undefined, refetch: () => Promise.resolve() });

/** The pending changes of the item in the editor, and the function that loads both again. */
export const useLoaded = (): Loaded => use(LoadedContext);
