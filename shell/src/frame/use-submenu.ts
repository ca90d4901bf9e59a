import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { stepOf } from 'ui-kit';
import { usePopover } from './use-popover';

/**
 * How long the pointer has to rest on the entry to open the panel, and how long it may leave before the panel closes;
 * in milliseconds.
 */
const OPEN_AFTER = 60;
const CLOSE_AFTER = 240;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const linksOf = (panel: HTMLElement | null): HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>('a, button') ?? []),
];

const focusAt = (panel: HTMLElement | null, place: 'first' | 'last'): void =>
  linksOf(panel)
    .at(place === 'first' ? 0 : -1)
    ?.focus();

type Popover = ReturnType<typeof usePopover<HTMLDivElement>>;

interface Submenu extends Pick<Popover, 'open' | 'opener' | 'popover'> {
  readonly close: () => void;
  /** The element that contains both the button and the panel. */
  readonly root: RefObject<HTMLLIElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly rootEvents: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onBlur(event: FocusEvent): void;
    onKeyDown(event: KeyboardEvent): void;
  };
  readonly onButtonClick: (event: Pick<Event, 'preventDefault'>) => void;
}

/**
 * Opens and closes the panel of a submenu: on hover, on click and from the keyboard (arrow keys move between its links);
 * it closes when pointer or focus leave it and when the page changes.
 */
export function useSubmenu(): Submenu {
  const { open, show, hide, element, opener, popover } = usePopover<HTMLDivElement>();
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHover = useRef(false);

  const close = (): void => {
    clearTimeout(timer.current);
    hide();
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  const enter = ({ pointerType }: PointerEvent): void => {
    // A touch also fires `pointerenter`; there the click decides.
    if (pointerType === 'touch') return;
    clearTimeout(timer.current);
    if (open) return;
    timer.current = setTimeout(() => {
      byHover.current = true;
      show();
    }, OPEN_AFTER);
  };
  const leave = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(close, CLOSE_AFTER);
  };
  const blur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) close();
  };
  const walk = (event: KeyboardEvent): void => {
    const onButton = event.target === button.current;
    if (onButton) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      clearTimeout(timer.current);
      show();
      focusAt(element.current, event.key === 'ArrowDown' ? 'first' : 'last');
      return;
    }
    if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      focusAt(element.current, event.key === 'Home' ? 'first' : 'last');
      return;
    }
    const step = STEPS[event.key] ?? stepOf(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const all = linksOf(element.current);
    const here = all.findIndex((link) => link === document.activeElement);
    all[(here + step + all.length) % all.length]?.focus();
  };

  return {
    ...{ open, close, root, button, opener },
    popover: {
      ...popover,
      onBeforeToggle: (event) => {
        popover.onBeforeToggle(event);
        // The bar is not at the top of the window while something above it is in sight.
        const below = root.current?.getBoundingClientRect().bottom ?? 0;
        element.current?.style.setProperty('--panel-top', `${below}px`);
      },
    },
    rootEvents: { onPointerEnter: enter, onPointerLeave: leave, onBlur: blur, onKeyDown: walk },
    onButtonClick: (event) => {
      clearTimeout(timer.current);
      // A click after the hover opened the panel means "stay", not "close".
      if (open && byHover.current) event.preventDefault();
      byHover.current = false;
    },
  };
}
