const WITHDRAWN = 'error-withdrawn';

/**
 * Removes an error from the screen that no longer applies, because the user has tried again with success.
 *
 * @param message without it, all errors are removed
 */
export function withdrawError(message?: string): void {
  window.dispatchEvent(new CustomEvent(WITHDRAWN, { detail: message }));
}

/**
 * Reports withdrawn errors. The toaster is the listener.
 *
 * @returns unsubscribes
 */
export function onWithdrawnError(receive: (message: string | undefined) => void): () => void {
  const hear = (event: Event): void => {
    if (event instanceof CustomEvent) receive(typeof event.detail === 'string' ? event.detail : undefined);
  };
  window.addEventListener(WITHDRAWN, hear);
  return () => window.removeEventListener(WITHDRAWN, hear);
}
