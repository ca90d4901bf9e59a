import { useState } from 'react';
import { useLocation } from 'react-router-dom';

const folderOf = (pathname: string): string => pathname.slice(0, pathname.lastIndexOf('/'));

/**
 * The address at which the current screen was entered, which identifies it. A screen that only gets another address in the
 * same folder, with the state `{ stays: true }`, is still the same.
 */
export function useEntry(): string {
  const { pathname, state }: { readonly pathname: string; readonly state: { readonly stays?: boolean } | null } =
    useLocation();
  const [shown, setShown] = useState({ pathname, entry: pathname });
  const stays = state?.stays === true && folderOf(shown.pathname) === folderOf(pathname);
  const now = shown.pathname === pathname ? shown : { pathname, entry: stays ? shown.entry : pathname };
  if (now !== shown) setShown(now);
  return now.entry;
}
