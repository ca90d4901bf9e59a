/** What was typed into an editor and not saved. */
export interface KeptInput {
  /** When it was typed, in ISO 8601. */
  readonly at: string;
  /** The version of the item that it was typed into; undefined for a new one. */
  readonly version: number | undefined;
  /** The values of the fields that were changed. */
  readonly changed: Readonly<Record<string, unknown>>;
}

const PREFIX = 'editor.';

/** Where it is kept: this tab alone, for the person who typed it, by the address of the editor. */
export const keptInputKey = (email: string, address: string): string => `${PREFIX}${email} ${address}`;

/** A chosen file can't be kept. */
const isKeepable = (value: unknown): boolean => !(value instanceof Blob) && value !== undefined;

/** The fields that differ from what the form began with. */
export function changedValues(
  base: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const changed = Object.entries(values).filter(
    ([name, value]) => isKeepable(value) && JSON.stringify(value) !== JSON.stringify(base[name]),
  );
  return Object.fromEntries(changed);
}

/** Keeps what was typed until it is saved, or the tab is closed; a browser that keeps nothing is left alone. */
export function keepInput(key: string, kept: KeptInput): void {
  try {
    if (Object.keys(kept.changed).length === 0) sessionStorage.removeItem(key);
    else
      sessionStorage.setItem(
        key,
        JSON.stringify(kept, (_, value: unknown) => (isKeepable(value) ? value : null)),
      );
  } catch {
    // Full or forbidden: the browser still asks before the page is left.
  }
}

export function forgetInput(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}

const isKept = (value: unknown): value is KeptInput =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'string' &&
  'changed' in value &&
  typeof value.changed === 'object' &&
  value.changed !== null;

/** What was typed here before the page went without having been saved. */
export function readInput(key: string): KeptInput | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
