/** A short list of product ids that this device remembers. */
export interface Shelf {
  readonly most: number;
  ids(): readonly string[];
  /** False when the shelf is full. */
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
    // Storage that is switched off or holds something else is an empty shelf.
    return NOTHING;
  }
}

/**
 * Makes a shelf kept in local storage and shared by all open tabs.
 *
 * @param key the name in local storage
 * @param most how many products it takes
 */
export function createShelf(key: string, most: number): Shelf {
  const listeners = new Set<() => void>();
  let current: readonly string[] | undefined;

  const tell = () => listeners.forEach((listener) => listener());
  const write = (ids: readonly string[]) => {
    current = ids;
    try {
      localStorage.setItem(key, JSON.stringify(ids));
    } catch {
      // It then lasts as long as the page.
    }
    tell();
  };
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== key) return;
    current = undefined;
    tell();
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
