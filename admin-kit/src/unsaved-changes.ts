import { createContext, use, useContext, useEffect } from 'react';

/** Whether the enclosing editor has unsaved changes; `EditorScreen` sets it. */
export const UnsavedChangesContext = createContext(false);

/** Whether replacing the item now would lose changes. */
export const useHasUnsavedChanges = (): boolean => useContext(UnsavedChangesContext);

/** Tells the enclosing editor about input beside its form; `EditorScreen` sets it. */
export const UnsentInputContext = createContext<(isUnsent: boolean) => void>(() => undefined);

/**
 * Makes the enclosing editor ask before the user leaves the page with input that is not part of its form, such as an answer
 * that was not sent. The router has one blocker, which is the editor's.
 */
export function useUnsentInput(isUnsent: boolean): void {
  const tell = use(UnsentInputContext);
  useEffect(() => {
    tell(isUnsent);
    return () => tell(false);
  }, [tell, isUnsent]);
}
