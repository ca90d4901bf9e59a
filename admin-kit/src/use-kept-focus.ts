import { useLayoutEffect, useRef, type FocusEventHandler, type RefObject } from 'react';

/** The id of the list screen, for dialogs that give the focus back to it. */
export const SCREEN_ID = 'collection-screen';

/**
 * Keeps the place of keyboard users: when the focused element within a screen is removed, such as a row that was deleted
 * or a button of the selection, its first part with `data-keeps-focus` gets the focus, or the screen. A part with the
 * value `in view` is scrolled to.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): {
  readonly onFocus: FocusEventHandler;
  readonly onBlur: FocusEventHandler;
} {
  const hasFocus = useRef(false);
  // After every render; React reports no blur of an element that it removes.
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    const { current } = screen;
    const next = current?.querySelector<HTMLElement>('[data-keeps-focus]') ?? current;
    next?.focus({ preventScroll: next.dataset['keepsFocus'] !== 'in view' });
  });
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
