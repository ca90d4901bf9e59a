import { useEffect, useState } from 'react';
import type { OutlineEntry } from './outline-context';

/** The scroll position of a page, from 0 at its top to 1 at its end. */
function progress(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight ? Math.min(1, scrollY / (scrollHeight - clientHeight)) : 0;
}

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/**
 * The section that is being read: the one with the focus while it is visible, otherwise the one at a line that moves
 * down the window as the page scrolls, so that the first and the last section are reached, too.
 */
export function useShownSection(entries: readonly OutlineEntry[]): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    let focused: OutlineEntry | undefined;
    const follow = (): void => {
      if (focused && isInSight(focused.element)) return;
      focused = undefined;
      const line = progress() * innerHeight;
      const passed = entries.filter(({ element }) => element.getBoundingClientRect().top <= line);
      setShown((passed.at(-1) ?? entries[0])?.id);
    };
    const choose = ({ target }: FocusEvent): void => {
      focused = entries.find(({ element }) => target instanceof Node && element.contains(target));
      if (focused) setShown(focused.id);
    };
    // After manual scrolling, the focus no longer counts.
    const release = (): void => {
      focused = undefined;
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('wheel', release, { passive: true });
    addEventListener('touchmove', release, { passive: true });
    document.addEventListener('focusin', choose);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('wheel', release);
      removeEventListener('touchmove', release);
      document.removeEventListener('focusin', choose);
    };
  }, [entries]);
  return shown;
}
