const KEY = 'token';

/** Replaces the token briefly at Sign Out, so that other tabs can distinguish it from an expired session. */
const SIGNED_OUT = '';

/** The token when the browser stores nothing: the visitor is signed in until the page is left. */
let unstored: string | null = null;

/** The last token that this page has seen. */
let known: string | null = null;

/** Browsers may refuse storage by throwing; a server has no storage. */
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
  // A server answers many visitors: no token is stored in the module.
  if (typeof window === 'undefined') return;
  known = token;
  unstored = null;
  try {
    const place = storage();
    if (place) place.setItem(KEY, token);
    else unstored = token;
  } catch {
    // If storage is full or forbidden, only this page has the token, and an older stored token must not come back.
    removeToken();
    unstored = token;
  }
}

/** @param why `signedOut` for Sign Out, of which other tabs are notified */
export function removeToken(why: 'signedOut' | 'ended' = 'ended'): void {
  unstored = null;
  known = null;
  try {
    if (why === 'signedOut') storage()?.setItem(KEY, SIGNED_OUT);
    storage()?.removeItem(KEY);
  } catch {
    // Then nothing was stored either.
  }
}

/** A change of the token outside this page. */
export type TokenChange = 'signedOut' | 'ended' | 'replaced';

function changeTo(token: string | null): TokenChange {
  if (token === SIGNED_OUT) return 'signedOut';
  return token === null ? 'ended' : 'replaced';
}

/**
 * Calls back when another tab removes or replaces the token: at once, and when the page returns from the back/forward
 * cache, where it received no events.
 */
export function watchToken(changed: (change: TokenChange) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // Clearing all storage has the key null.
    if (key === KEY || key === null) changed(changeTo(newValue));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || stored() === known) return;
    changed(stored() === null ? 'signedOut' : 'replaced');
  });
}
