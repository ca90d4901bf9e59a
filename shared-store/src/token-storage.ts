const KEY = 'token';

/** Stands in where the browser keeps nothing: the visitor is signed in until the page is left. */
let unstored: string | null = null;

/** Browsers may refuse storage by throwing; a server has none. */
function storage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

/** The bearer token in local storage (specification, section 4); null on a server. */
export function readToken(): string | null {
  try {
    return storage()?.getItem(KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

export function storeToken(token: string): void {
  // A server answers many people: what one of them sent is never kept in the module.
  if (typeof window === 'undefined') return;
  unstored = token;
  try {
    storage()?.setItem(KEY, token);
  } catch {
    // Full or forbidden: the copy above serves this page.
  }
}

export function removeToken(): void {
  unstored = null;
  try {
    storage()?.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}
