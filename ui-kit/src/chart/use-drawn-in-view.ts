import { useEffect, useRef, type RefObject } from 'react';

/**
 * Marks an element with `data-drawing` when it first comes into view, so that its styles draw it in once. One that is in
 * view when the page becomes interactive was seen complete, and stays so.
 */
export function useDrawnInView<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof IntersectionObserver === 'undefined') return undefined;
    let first = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const comes = entry?.isIntersecting ?? false;
        if (comes && !first) current.dataset.drawing = '';
        if (comes) observer.disconnect();
        first = false;
      },
      { threshold: 0.25 },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return element;
}
