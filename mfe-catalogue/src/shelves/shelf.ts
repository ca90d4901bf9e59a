/** A short list of product ids, stored on this device. */
export interface Shelf {
  readonly most: number;
  ids(): readonly string[];
  /** Returns false if the shelf is full. */
  add(id: string): boolean;
  remove(id: string): void;
  replace(ids: readonly string[]): void;
  subscribe(listener: () => void): () => void;
}

const NOTHING: readonly string[] = [];

function read(key: string, most: number): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return NOTHING;
    return stored.filter((id: unknown): id is string => typeof id === 'string').slice(0, most);
  } catch {
    // If storage is disabled or contains invalid data, the shelf is empty.
    return NOTHING;
  }
}

/**
 * Creates a shelf in local storage, which all open tabs share.
 *
 * @param key the name in local storage
 * @param most the maximum number of products
 */
export function createShelf(key: string, most: number): Shelf {
  const listeners = new Set<() => void>();
  let current: readonly string[] | undefined;

  const notify = () => listeners.forEach((listener) => listener());
  const write = (ids: readonly string[]) => {
    current = ids;
    try {
      localStorage.setItem(key, JSON.stringify(ids));
    } catch {
      // Without storage it lasts until the page unloads.
    }
    notify();
  };
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== key) return;
    current = undefined;
    notify();
  };

  const ids = () => (current ??= read(key, most));
  return {
    most,
    ids,
    add(id) {
      if (ids().includes(id)) return true;
      if (ids().length >= most) return false;
      write([...ids(), id]);
      return true;
    },
    remove: (id) => write(ids().filter((other) => other !== id)),
    replace: (next) => write([...new Set(next)].slice(0, most)),
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', fromOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', fromOtherTab);
      };
    },
  };
}
