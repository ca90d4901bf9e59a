import {
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useOpenOnPage } from './use-open-on-page';

/**
 * How long the pointer has to rest on the entry to open the panel, and how long it may leave before the panel closes;
 * in milliseconds.
 */
const OPEN_AFTER = 60;
const CLOSE_AFTER = 240;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

type Place = 'first' | 'last';

/** The focusable elements of the panel; the first one is the button that opens it. */
const linksOf = (root: HTMLElement | null): HTMLElement[] =>
  [...(root?.querySelectorAll<HTMLElement>('a, button') ?? [])].slice(1);

const focusAt = (root: HTMLElement | null, place: Place): void =>
  linksOf(root)
    .at(place === 'first' ? 0 : -1)
    ?.focus();

interface SectorsPanel {
  readonly open: boolean;
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
  readonly onButtonClick: () => void;
}

/**
 * Opens and closes the panel of sectors: on hover, on click and from the keyboard (arrow keys move between its links,
 * Escape returns to the button); it closes when pointer or focus leave it and when the page changes.
 */
export function useSectorsPanel(): SectorsPanel {
  const [open, setOpen] = useOpenOnPage();
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHover = useRef(false);
  const focusNext = useRef<Place>(undefined);

  const show = (): void => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const close = (): void => {
    clearTimeout(timer.current);
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    if (!open || !focusNext.current) return;
    focusAt(root.current, focusNext.current);
    focusNext.current = undefined;
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      close();
    };
    const onPress = (event: globalThis.PointerEvent): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  });

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
      const place = event.key === 'ArrowDown' ? 'first' : 'last';
      if (open) focusAt(root.current, place);
      else focusNext.current = place;
      show();
      return;
    }
    if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      focusAt(root.current, event.key === 'Home' ? 'first' : 'last');
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = linksOf(root.current);
    const here = all.findIndex((link) => link === document.activeElement);
    all[(here + step + all.length) % all.length]?.focus();
  };

  return {
    open,
    close,
    root,
    button,
    rootEvents: { onPointerEnter: enter, onPointerLeave: leave, onBlur: blur, onKeyDown: walk },
    onButtonClick: () => {
      // A click after the hover opened the panel means "stay", not "close".
      const stay = open && byHover.current;
      byHover.current = false;
      if (open && !stay) close();
      else show();
    },
  };
}
