import { useState } from 'react';
import { messageOf } from 'shared-store';
import { notify } from 'ui-kit';
import type { CollectionScreenProps } from './collection-types';

/** The most items that can be selected in a list that the server pages: each is read, and changed by a call. */
export const MOST_SELECTED = 1_000;
/** The most items that the API answers at once. */
const PAGE = 100;

type Listed<Item extends object> = Pick<CollectionScreenProps<Item>, 'items' | 'total' | 'keyOf' | 'readPage'>;

/** The selected items of a list, by their keys, also those of pages that are not shown. */
export function useSelection<Item extends object>({ items = [], total = 0, keyOf, readPage }: Listed<Item>) {
  const [selected, select] = useState<string[]>([]);
  /** Those of all pages, as they were when all were selected. */
  const [read, setRead] = useState<readonly Item[]>([]);
  const [isReading, setIsReading] = useState(false);

  const readAll = async (of: NonNullable<typeof readPage>): Promise<void> => {
    const pages = Array.from({ length: Math.ceil(Math.min(total, MOST_SELECTED) / PAGE) }, (_, index) => index + 1);
    setIsReading(true);
    try {
      const found = new Map<string, Item>();
      for (const page of pages) for (const item of await of({ page, limit: PAGE })) found.set(keyOf(item), item);
      setRead([...found.values()]);
      select([...found.keys()]);
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setIsReading(false);
    }
  };

  return {
    selected,
    select,
    isReading,
    /** The items with these keys; a shown one as it is shown. */
    chosen: (keys: readonly string[]): Item[] => {
      const wanted = new Set(keys);
      const known = new Map([...read, ...items].map((item) => [keyOf(item), item]));
      return [...known].flatMap(([key, item]) => (wanted.has(key) ? [item] : []));
    },
    /** Selects the items of all pages that the server has; undefined if the screen cannot read them. */
    readAll: readPage && (() => readAll(readPage)),
  };
}
