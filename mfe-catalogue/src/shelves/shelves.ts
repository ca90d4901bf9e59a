import { useSyncExternalStore } from 'react';
import { createShelf, type Shelf } from './shelf';

/** Products to be compared: at most four stand side by side. */
export const compareShelf = createShelf('catalogue.compare', 4);

/** Products of the next enquiry; the contact call takes at most fifty. */
export const enquiryShelf = createShelf('catalogue.enquiry', 50);

const nothing: readonly string[] = [];

/** The ids on a shelf; none on the server and until the page is hydrated. */
export function useShelf(shelf: Shelf): readonly string[] {
  return useSyncExternalStore(shelf.subscribe, shelf.ids, () => nothing);
}
