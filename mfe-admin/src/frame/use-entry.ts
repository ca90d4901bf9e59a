import { useState } from 'react';
import { useLocation } from 'react-router-dom';

const folderOf = (pathname: string): string => pathname.slice(0, pathname.lastIndexOf('/'));

/**
 * The address at which the current screen was entered, which identifies it. A screen that only gets another address in the
 * same folder, with the state `{ stays: true }`, is still the same; going back returns to the screen of that address.
 */
export function useEntry(): string {
  const { key, pathname, state }: Readonly<{ key: string; pathname: string; state: { stays?: boolean } | null }> =
    useLocation();
  const [shown, setShown] = useState({ key, pathname, entries: new Map([[key, pathname]]) });
  const { entries } = shown;
  const stays = pathname === shown.pathname || (state?.stays && folderOf(shown.pathname) === folderOf(pathname));
  const entry = entries.get(key) ?? (stays ? entries.get(shown.key) : undefined) ?? pathname;
  if (key !== shown.key) setShown({ key, pathname, entries: new Map(entries).set(key, entry) });
  return entry;
}
