import { useEffect, useState } from 'react';

/**
 * Follows a value after it has not changed for a while.
 *
 * @param value a changing value, such as the text of a search field
 * @param delay how long it must not change, in milliseconds; 700 for searches (specification, section 9)
 * @returns the last settled value, at first the value itself
 */
export function useDebouncedValue<T>(value: T, delay = 700): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return rested;
}
