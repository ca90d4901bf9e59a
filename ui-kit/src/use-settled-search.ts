import { useEffect, useRef, useState } from 'react';
import { SEARCH_PAUSE } from './use-debounced-value';

/**
 * The text of a search field whose settled value is in the address.
 *
 * @param committed the search in the address; when it changes for another reason, the field follows
 * @param onSearch called once typing pauses
 * @param pause how long the text must not change, in milliseconds; 700 by default (specification, section 9)
 * @returns the field's text, its setter, and a function that searches at once, for Enter
 */
export function useSettledSearch(
  committed: string,
  onSearch: (search: string) => void,
  pause = SEARCH_PAUSE,
): readonly [string, (typed: string) => void, () => void] {
  const [typed, setTyped] = useState(committed);
  const reported = useRef(committed);

  const search = (text: string): void => {
    if (text.trim() === reported.current.trim()) return;
    reported.current = text;
    onSearch(text.trim());
  };
  // Only typing starts a search; the function changes with every render.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, pause]);

  useEffect(() => {
    // When a visitor types and then follows a link at once, the pending search must not navigate back.
    const giveUp = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('a[href]')) reported.current = typed;
    };
    document.addEventListener('click', giveUp, true);
    return () => document.removeEventListener('click', giveUp, true);
  }, [typed]);

  useEffect(() => {
    // The address changed for another reason: a cleared filter, a step back in the history.
    if (committed === reported.current.trim()) return;
    reported.current = committed;
    setTyped(committed);
  }, [committed]);

  return [typed, setTyped, () => search(typed)];
}
