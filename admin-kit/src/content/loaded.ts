import type { PendingItem } from 'api-client';
import { createContext, use } from 'react';
import type { Stored } from './stored-item';

/** The changes beside an item, and what its editor tells the page. */
interface Loaded {
  /** The changes that visitors do not see yet. */
  readonly pending: PendingItem | undefined;
  /** Loads both again. */
  readonly refetch: () => Promise<void>;
  /** The editor has created its item, as the server answered. */
  readonly onCreated: (item: Stored) => void;
}

/** `ItemPage` sets it. */
export const LoadedContext = createContext<Loaded>({
  pending: undefined,
  refetch: () => Promise.resolve(),
  onCreated: () => undefined,
});

/** The pending changes of the item in the editor, and the function that loads both again. */
export const useLoaded = (): Loaded => use(LoadedContext);
