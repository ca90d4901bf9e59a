import { useEffect, useState } from 'react';

/**
 * Follows a value, but only after it has rested for a while.
 *
 * @param value what changes, such as the text of a search field
 * @param delay how long it has to rest, in milliseconds; 700 for searches (specification 9)
 * @returns the last value that rested long enough, at first the value itself
 */
export function useDebouncedValue<T>(value: T, delay = 700): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return rested;
}
