import type { UnsavedChanges } from 'api-client';

const PREFIX = 'editor.';

/** The storage key: in this tab only, by administrator and by address of the editor. */
export const unsavedChangesKey = (email: string, address: string): string => `${PREFIX}${email} ${address}`;

/** Files cannot be stored. */
const isStorable = (value: unknown): boolean => !(value instanceof Blob) && value !== undefined;

/** The fields that differ from the initial values. */
export function changedValues(
  base: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const changed = Object.entries(values).filter(
    ([name, value]) => isStorable(value) && JSON.stringify(value) !== JSON.stringify(base[name]),
  );
  return Object.fromEntries(changed);
}

/** Stores the input until it is saved or the tab is closed; does nothing if the browser refuses storage. */
export function storeChanges(key: string, changes: UnsavedChanges): void {
  try {
    if (Object.keys(changes.changed).length === 0) sessionStorage.removeItem(key);
    else
      sessionStorage.setItem(
        key,
        JSON.stringify(changes, (_, value: unknown) => (isStorable(value) ? value : null)),
      );
  } catch {
    // Storage is full or forbidden: the browser still asks before the page is left.
  }
}

export function deleteChanges(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

const isUnsavedChanges = (value: unknown): value is UnsavedChanges =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'string' &&
  'changed' in value &&
  typeof value.changed === 'object' &&
  value.changed !== null;

/** The input that was not saved before the page unloaded. */
export function readChanges(key: string): UnsavedChanges | undefined {
  try {
    const changes: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isUnsavedChanges(changes) ? changes : undefined;
  } catch {
    return undefined;
  }
}
