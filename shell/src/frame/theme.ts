import { keepCookie } from '../site-cookie';

/** The themes a visitor can choose; `system` follows the device. */
export const THEMES = ['light', 'dark', 'system'] as const;

export type Theme = (typeof THEMES)[number];

const KEY = 'theme';
const listeners = new Set<() => void>();

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

/** The stored choice; `system` without one, or when storage is forbidden. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return isTheme(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Applies the stored theme to the document; called as early as possible in the site's code. */
export function applyStoredTheme(): void {
  show(readTheme());
}

/** Applies a theme and stores it for the next visit. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // If storage is forbidden, only the choice for the next visit is lost.
  }
  // The server writes the theme into the document, so that the next page does not flash.
  keepCookie(KEY, theme, theme === 'system' ? 0 : 31_536_000);
  show(theme);
  listeners.forEach((listener) => listener());
}

/** Calls the listener when a theme is chosen on this page or in another tab. */
export function subscribeToTheme(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent): void => {
    if (event.key !== KEY && event.key !== null) return;
    applyStoredTheme();
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', elsewhere);
  };
}
