import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router';
import { ScrollMemory } from './scroll-memory';

const memory = new ScrollMemory();
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The key of a history entry. The router names the first entry of every document alike, so its address tells them
 * apart.
 */
const entryOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/** Whether a link, a typed address or a form opened this document, so that it starts at its top. */
const isFresh = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'navigate');

const hasStayed = ({ state }: Location<{ readonly stays?: boolean } | null>): boolean => state?.stays === true;

/**
 * Handles the arrival at a page: a new page starts at its top (or at the address's fragment) with the focus on the main
 * region, so that screen readers and keyboards continue there; back and forward restore the scroll position. A page that
 * only gets another address, with the state `{ stays: true }`, stays as it is.
 *
 * @returns a function that returns how far the leaving page was scrolled, in pixels
 */
export function useArrival(main: RefObject<HTMLElement | null>): () => number {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef({ key: entryOf(location), pathname: location.pathname });
  const scroll = useRef(0);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const note = (): void => {
      scroll.current = window.scrollY;
      memory.remember(last.current.key, window.scrollY);
    };
    addEventListener('scroll', note, { passive: true });
    const position = isFresh() ? undefined : memory.recall(last.current.key);
    if (position) window.scrollTo({ top: position, behavior: 'instant' });
    return () => removeEventListener('scroll', note);
  }, []);

  useBrowserLayoutEffect(() => {
    const previous = last.current;
    const key = entryOf(location);
    if (previous.key === key) return;
    last.current = { key, pathname: location.pathname };
    if ((previous.pathname === location.pathname || hasStayed(location)) && type !== 'POP') return;
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (type === 'POP') window.scrollTo({ top: memory.recall(key) ?? 0, behavior: 'instant' });
    else if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
    if (previous.pathname !== location.pathname) (target ?? main.current)?.focus({ preventScroll: true });
  }, [location, type, main]);

  return () => scroll.current;
}
