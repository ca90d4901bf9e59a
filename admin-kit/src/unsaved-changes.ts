import { createContext, useContext } from 'react';

/** Whether the editor around has changes that are not saved; set by `EditorScreen`. */
export const UnsavedChangesContext = createContext(false);

/** Whether something would be lost if the item were replaced now. */
export const useHasUnsavedChanges = (): boolean => useContext(UnsavedChangesContext);
