import { useEffect, useId, useRef, useState, type RefObject, type ToggleEvent } from 'react';
import { useLocation } from 'react-router';

interface Popover<Element extends HTMLElement> {
  readonly open: boolean;
  readonly show: () => void;
  readonly hide: () => void;
  readonly element: RefObject<Element | null>;
  /** The attributes of the button that opens it. */
  readonly opener: { readonly popoverTarget: string };
  /** The attributes of the element that opens. */
  readonly popover: {
    readonly id: string;
    readonly popover: 'auto';
    readonly ref: RefObject<Element | null>;
    readonly onBeforeToggle: (event: ToggleEvent) => void;
  };
}

/**
 * An element that its button opens without scripts, so also before hydration. The browser closes it on Escape and on a
 * click elsewhere; it also closes when the page changes.
 */
export function usePopover<Element extends HTMLElement>(): Popover<Element> {
  const { key } = useLocation();
  const id = useId();
  const element = useRef<Element>(null);
  const [open, setOpen] = useState(false);
  const hide = (): void => element.current?.hidePopover();
  // It may have been opened before hydration.
  useEffect(() => setOpen(element.current?.matches(':popover-open') ?? false), []);
  useEffect(() => hide, [key]);
  return {
    ...{ open, hide, element },
    show: () => element.current?.showPopover(),
    opener: { popoverTarget: id },
    popover: {
      ...{ id, popover: 'auto', ref: element },
      onBeforeToggle: ({ target, currentTarget, newState }) => {
        if (target === currentTarget) setOpen(newState === 'open');
      },
    },
  };
}
