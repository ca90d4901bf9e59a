import { createContext, useContext } from 'react';

/** Whether the enclosing editor has unsaved changes; `EditorScreen` sets it. */
export const UnsavedChangesContext = createContext(false);

/** Whether replacing the item now would lose changes. */
export const useHasUnsavedChanges = (): boolean => useContext(UnsavedChangesContext);
