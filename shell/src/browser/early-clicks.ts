/** Buttons that work only with scripts; links and forms work without them. */
const BUTTON = 'button[type=button]';

/**
 * Records the last click on a button that has no handler yet.
 *
 * @returns a function that stops recording, and returns one that repeats the click
 */
export function keepEarlyClick(): () => () => void {
  let kept: HTMLElement | undefined;
  const keep = ({ target }: Event): void => {
    kept = (target instanceof Element && target.closest<HTMLElement>(BUTTON)) || undefined;
  };
  document.addEventListener('click', keep, { capture: true });
  return () => {
    document.removeEventListener('click', keep, { capture: true });
    return () => {
      if (kept?.isConnected) kept.click();
      kept = undefined;
    };
  };
}
