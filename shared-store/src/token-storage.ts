const KEY = 'token';

/** Stands in the token's place for a moment at Sign Out, so that other tabs tell it from a session that ended by itself. */
const SIGNED_OUT = '';

/** Stands in where the browser keeps nothing: the visitor is signed in until the page is left. */
let unstored: string | null = null;

/** The token that this page has last seen. */
let known: string | null = null;

/** Browsers may refuse storage by throwing; a server has none. */
function storage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

function stored(): string | null {
  try {
    return storage()?.getItem(KEY) || unstored;
  } catch {
    return unstored;
  }
}

/** The bearer token in local storage (specification, section 4); null on a server. */
export function readToken(): string | null {
  const token = stored();
  if (typeof window !== 'undefined') known = token;
  return token;
}

export function storeToken(token: string): void {
  // A server answers many people: what one of them sent is never kept in the module.
  if (typeof window === 'undefined') return;
  known = token;
  unstored = null;
  try {
    const place = storage();
    if (place) place.setItem(KEY, token);
    else unstored = token;
  } catch {
    // Full or forbidden: this page goes on by itself, and an older token must not come back.
    removeToken();
    unstored = token;
  }
}

/** @param why `signedOut` when somebody asked for it, which other tabs are told */
export function removeToken(why: 'signedOut' | 'ended' = 'ended'): void {
  unstored = null;
  known = null;
  try {
    if (why === 'signedOut') storage()?.setItem(KEY, SIGNED_OUT);
    storage()?.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}

/** What happened to the token outside of this page. */
export type TokenChange = 'signedOut' | 'ended' | 'replaced';

function changeTo(token: string | null): TokenChange {
  if (token === SIGNED_OUT) return 'signedOut';
  return token === null ? 'ended' : 'replaced';
}

/**
 * Tells when another tab removes or replaces the token: at once, and when the page comes back out of the browser's
 * memory, where it heard of nothing.
 */
export function watchToken(changed: (change: TokenChange) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // Clearing all storage names no key.
    if (key === KEY || key === null) changed(changeTo(newValue));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || stored() === known) return;
    changed(stored() === null ? 'signedOut' : 'replaced');
  });
}
