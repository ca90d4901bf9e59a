import { useCallback, useEffect, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { selectDelayed, useAppSelector } from 'shared-store';
import { stepOf } from 'ui-kit';

/** How long each entry is shown, in milliseconds. */
export const CAROUSEL_PAUSE_MS = 7000;

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Carousel {
  /** Whether it advances automatically. */
  readonly playing: boolean;
  readonly toggle: () => void;
  /** Goes forward or back by one; the first entry follows the last. */
  readonly step: (by: 1 | -1) => void;
  readonly handlers: {
    onKeyDown(event: KeyboardEvent): void;
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
  };
}

/**
 * Advances a row of entries that scrolls sideways; swiping is native scrolling. It stops while the pointer or the focus
 * is in it, while it is not visible, and permanently once paused or if the visitor prefers reduced motion. It starts
 * with the delayed flag, 1 s after load (specification, section 4).
 */
export function useCarousel(track: RefObject<HTMLElement | null>, length: number): Carousel {
  const begun = useAppSelector(selectDelayed);
  const [playing, setPlaying] = useState(true);
  const [resting, setResting] = useState(false);
  const [seen, setSeen] = useState(false);
  const isFilled = length > 0;

  useEffect(() => {
    if (wantsStillness()) setPlaying(false);
    const element = track.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [track, isFilled]);

  const step = useCallback(
    (by: 1 | -1) => {
      const element = track.current;
      if (!element) return;
      const width = element.firstElementChild?.getBoundingClientRect().width ?? element.clientWidth;
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      const end = element.scrollWidth - element.clientWidth;
      // From right to left, positions are negative.
      const sign = document.dir === 'rtl' ? -1 : 1;
      const at = sign * element.scrollLeft;
      const wanted = by > 0 && at >= end - 1 ? 0 : by < 0 && at <= 1 ? end : at + by * (width + gap);
      element.scrollTo({ left: sign * wanted, behavior: wantsStillness() ? 'instant' : 'smooth' });
    },
    [track],
  );

  const moves = begun && playing && !resting && seen && length > 1;
  useEffect(() => {
    if (!moves) return undefined;
    const timer = setInterval(() => step(1), CAROUSEL_PAUSE_MS);
    return () => clearInterval(timer);
  }, [moves, step]);

  return {
    playing,
    toggle: () => setPlaying(!playing),
    step,
    handlers: {
      onKeyDown: (event) => {
        const by = stepOf(event.key);
        if (by === undefined) return;
        event.preventDefault();
        step(by);
      },
      onPointerEnter: () => setResting(true),
      onPointerLeave: () => setResting(false),
      onFocus: () => setResting(true),
      onBlur: () => setResting(false),
    },
  };
}
