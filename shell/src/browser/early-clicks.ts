/** Controls that work only with scripts; links, forms and popovers work without them. */
const CONTROL = 'button[type=button]:not([popovertarget]), input[type=radio], input[type=checkbox]';

/** Stops recording, and returns a function that repeats the recorded clicks. */
export type TakeOver = () => () => void;

/** A click that has the same effect as the recorded one, on a control that may have been changed by it already. */
function repeated(control: HTMLElement): () => void {
  if (!(control instanceof HTMLInputElement)) return () => control.click();
  const { checked } = control;
  return () => {
    control.checked = !checked;
    control.click();
  };
}

/**
 * Records the clicks on controls that have no handler yet. The last click on a control counts: a visitor who sees no
 * effect clicks again.
 */
export function recordEarlyClicks(): TakeOver {
  const clicks = new Map<HTMLElement, () => void>();
  const record = ({ target }: Event): void => {
    const control = target instanceof Element && target.closest<HTMLElement>(CONTROL);
    if (!control) return;
    clicks.delete(control);
    clicks.set(control, repeated(control));
  };
  document.addEventListener('click', record, { capture: true });
  return () => {
    document.removeEventListener('click', record, { capture: true });
    return () => {
      for (const [control, repeat] of clicks) if (control.isConnected) repeat();
      clicks.clear();
    };
  };
}
