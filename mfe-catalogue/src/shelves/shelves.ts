import { useSyncExternalStore } from 'react';
import { createShelf, type Shelf } from './shelf';

/** The products to compare: at most four fit side by side. */
export const compareShelf = createShelf('catalogue.compare', 4);

/** The products of the next enquiry; the API accepts at most fifty. */
export const enquiryShelf = createShelf('catalogue.enquiry', 50);

const nothing: readonly string[] = [];

/** The ids on a shelf; empty on the server and until hydration. */
export function useShelf(shelf: Shelf): readonly string[] {
  return useSyncExternalStore(shelf.subscribe, shelf.ids, () => nothing);
}
