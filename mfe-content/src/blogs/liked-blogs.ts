const KEY = 'liked-blogs';
const MAX_STORED = 500;

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return []; // Storage may be disabled or contain invalid data: then no like is known.
  }
}

/** Whether this browser has liked the blog. */
export function isLiked(id: string): boolean {
  return read().includes(id);
}

/** Remembers liked blogs on this device only. */
export function rememberLike(id: string, liked: boolean): void {
  const others = read().filter((entry) => entry !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify(liked ? [...others, id].slice(-MAX_STORED) : others));
  } catch {
    // If storage is full or forbidden, only the mark on the button is lost.
  }
}
