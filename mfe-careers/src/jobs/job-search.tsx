import { useEffect, useRef, useState } from 'react';
import { SearchInput, useDebouncedValue } from 'ui-kit';

interface JobSearchProps {
  /** The search of the address. */
  readonly value: string;
  /** Called once typing has rested (specification, section 9: 700 ms). */
  readonly onSearch: (search: string) => void;
}

/** The search field of the job list. */
export function JobSearch({ value, onSearch }: JobSearchProps) {
  const [typed, setTyped] = useState(value);
  const rested = useDebouncedValue(typed);
  const told = useRef(value);

  useEffect(() => {
    if (rested.trim() === told.current.trim()) return;
    told.current = rested;
    onSearch(rested);
    // Only typing starts a search; `onSearch` changes with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rested]);

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
    if (value === told.current.trim()) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  return <SearchInput label="Search positions" placeholder="Search positions" value={typed} onValueChange={setTyped} />;
}
