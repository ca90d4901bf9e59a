import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled)';

/** Whether the keyboard can reach an element now; in a group of radio buttons, only the checked one. */
const isReachable = (element: HTMLElement): boolean =>
  !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked);

/** Makes the popover that a visitor opened before hydration a modal dialog, without another animation. */
function showAsModal(element: HTMLDialogElement): void {
  const { activeElement } = document;
  element.hidePopover();
  element.showModal();
  element.getAnimations({ subtree: true }).forEach((animation) => animation.finish());
  if (activeElement instanceof HTMLElement && element.contains(activeElement)) activeElement.focus();
}

interface Modal {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Shows a `<dialog>` above the page while it is open. The browser makes the page behind it inert, closes it on Escape
 * and returns the focus; this hook also traps the Tab key inside.
 */
export function useModal(open: boolean, setOpen: (open: boolean) => void): Modal {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    if (dialog.current?.matches(':popover-open')) setOpen(true);
    // Only at hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    if (element.matches(':popover-open')) showAsModal(element);
    else element.showModal();
    // Closes while still in the document, so that the focus returns to the previous element.
    return () => element.close();
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    const cancel = (event: Event): void => {
      event.preventDefault();
      setOpen(false);
    };
    element?.addEventListener('cancel', cancel);
    return () => element?.removeEventListener('cancel', cancel);
  }, [setOpen]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return;
    const stops = [...(dialog.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(isReachable);
    const [leaving, entering] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (document.activeElement !== leaving && document.activeElement !== dialog.current) return;
    event.preventDefault();
    entering?.focus();
  };

  return { dialog, onKeyDown };
}
