import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled beyond a distance.
 *
 * @param distance in pixels
 */
export function useScrolled(distance: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const note = (): void => setScrolled(window.scrollY > distance);
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [distance]);
  return scrolled;
}
