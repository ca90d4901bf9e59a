import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messageOf } from 'shared-store';
import { notify } from 'ui-kit';
import type { CollectionScreenProps } from './collection-types';

/** The most items that can be selected in a list that the server pages: each is read, and changed by a call. */
export const MOST_SELECTED = 1_000;
/** The most items that the API answers at once. */
const PAGE = 100;

type Listed<Item extends object> = Pick<CollectionScreenProps<Item>, 'items' | 'total' | 'keyOf' | 'readPage'>;

/**
 * The selected items of a list, by their keys, also those of pages that are not shown. In a list that the server pages a
 * selection belongs to the address at which it was made: at another one, other items are found.
 */
export function useSelection<Item extends object>({ items = [], total, keyOf, readPage }: Listed<Item>) {
  const { search } = useLocation();
  const address = total === undefined ? '' : search;
  /** `read`: the items of all pages, as they were when all were selected. */
  const [selection, setSelection] = useState({ address, keys: [] as string[], read: [] as readonly Item[] });
  const [isReading, setIsReading] = useState(false);

  const readAll = async (of: NonNullable<typeof readPage>): Promise<void> => {
    const pageCount = Math.ceil(Math.min(total ?? 0, MOST_SELECTED) / PAGE);
    setIsReading(true);
    try {
      const found = new Map<string, Item>();
      for (let page = 1; page <= pageCount; page += 1)
        for (const item of await of({ page, limit: PAGE })) found.set(keyOf(item), item);
      // Another selection may have been made meanwhile.
      setSelection((now) =>
        now === selection ? { address, keys: [...found.keys()], read: [...found.values()] } : now,
      );
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setIsReading(false);
    }
  };

  return {
    selected: selection.address === address ? selection.keys : [],
    select: (keys: string[]): void => setSelection(({ read }) => ({ address, keys, read })),
    isReading,
    /** The items with these keys; a shown one as it is shown. */
    chosen: (keys: readonly string[]): Item[] => {
      const wanted = new Set(keys);
      const known = new Map([...selection.read, ...items].map((item) => [keyOf(item), item]));
      return [...known].flatMap(([key, item]) => (wanted.has(key) ? [item] : []));
    },
    /** Selects the items of all pages that the server has; undefined if the screen cannot read them. */
    readAll: readPage && (() => readAll(readPage)),
  };
}
