import { useEffect, useRef, useState } from 'react';
import { useDebouncedValue } from './use-debounced-value';

/**
 * The text of a search field whose settled value lives in the address.
 *
 * @param committed the search of the address; when it changes by another hand, the field follows
 * @param onSearch called once typing has rested
 * @param pause for how long it has to rest, in milliseconds; 700 (specification, section 9) when left out
 * @returns what the field shows, its setter, and a function that searches at once, for Enter
 */
export function useSettledSearch(
  committed: string,
  onSearch: (search: string) => void,
  pause?: number,
): readonly [string, (typed: string) => void, () => void] {
  const [typed, setTyped] = useState(committed);
  const rested = useDebouncedValue(typed, pause);
  const told = useRef(committed);

  const search = (text: string): void => {
    if (text.trim() === told.current.trim()) return;
    told.current = text;
    onSearch(text.trim());
  };
  // Only typing starts a search; the function changes with every render.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => latest.current(rested), [rested]);

  useEffect(() => {
    // Somebody who types and at once follows a link wants to go there: the waiting search must not call them back.
    const giveUp = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('a[href]')) told.current = typed;
    };
    document.addEventListener('click', giveUp, true);
    return () => document.removeEventListener('click', giveUp, true);
  }, [typed]);

  useEffect(() => {
    // The address changed by another hand: a cleared filter, the way back.
    if (committed === told.current.trim()) return;
    told.current = committed;
    setTyped(committed);
  }, [committed]);

  return [typed, setTyped, () => search(typed)];
}
