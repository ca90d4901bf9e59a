import { useEffect } from 'react';

/**
 * Makes the browser ask before the visitor leaves a page with unsaved changes by reloading, closing, or another
 * address. Links inside the site also need the router's blocker.
 *
 * @param dirty whether there are unsaved changes
 */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}
