import { useEffect } from 'react';

/**
 * Has the browser ask before a page with unsaved changes is left by reload, closing, or another address. Links
 * inside the site need the router's blocker beside it.
 *
 * @param dirty whether there is something to lose
 */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}
