/** Buttons that do something by a script alone; links lead on, and forms are sent, without one. */
const BUTTON = 'button[type=button]';

/**
 * Keeps the last press of a button that nobody answers yet.
 *
 * @returns ends that, and answers what presses the button again
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
