import { useEffect, useRef, useState } from 'react';
import { useDebouncedValue } from 'ui-kit';
import { SEARCH_DEBOUNCE_MS } from '../texts/limits';

/**
 * The text of a search field whose settled value lives in the address.
 *
 * @param committed what the address says; when it changes by itself, as on going back, the field follows
 * @param commit called with the text once it has rested for 700 ms (specification, sections 4 and 9)
 * @returns the text to show, its setter, and a function that commits at once, for Enter
 */
export function useSearchText(
  committed: string,
  commit: (text: string) => void,
): [string, (text: string) => void, () => void] {
  const [text, setText] = useState(committed);
  const rested = useDebouncedValue(text, SEARCH_DEBOUNCE_MS);
  const sent = useRef(committed);

  const send = (value: string) => {
    if (value.trim() === sent.current) return;
    sent.current = value.trim();
    commit(sent.current);
  };

  useEffect(() => {
    if (committed === sent.current) return;
    sent.current = committed;
    setText(committed);
  }, [committed]);

  // Only the rested text counts: a new commit function or address must not send it again.
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => latest.current(rested), [rested]);

  return [text, setText, () => send(text)];
}
