const KEY = 'liked-blogs';
const MOST = 500;

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return []; // Storage may be switched off or hold something else: then nothing is remembered.
  }
}

/** Whether this browser has liked the blog. */
export function isLiked(id: string): boolean {
  return read().includes(id);
}

/** Remembers, on this device only, what was liked. */
export function rememberLike(id: string, liked: boolean): void {
  const others = read().filter((entry) => entry !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify(liked ? [...others, id].slice(-MOST) : others));
  } catch {
    // A full or forbidden storage costs the mark on the button, nothing else.
  }
}
