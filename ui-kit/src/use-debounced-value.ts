import { useEffect, useState } from 'react';

/** How long the text of a search must not change, in milliseconds (specification, section 9). */
export const SEARCH_PAUSE = 700;

/**
 * Follows a value after it has not changed for a while.
 *
 * @param value a changing value, such as the text of a search field
 * @param delay how long it must not change, in milliseconds; 700 for searches (specification, section 9)
 * @returns the last settled value, at first the value itself
 */
export function useDebouncedValue<T>(value: T, delay = SEARCH_PAUSE): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return rested;
}
