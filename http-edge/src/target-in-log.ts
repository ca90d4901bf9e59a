/**
 * Paths whose last segments open something for whoever has the address: links to drafts, previews of versions. A route
 * with such a parameter has to be here; a test walks through all routes.
 */
const OPENING = /^\/+(?:preview\/+[^/]+|version-preview|api\/v1\/previews)\/+(?=.)/i;

/** The characters of a path as the servers read them; a path that cannot be read opens nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * An address as logs may have it: without its query, which has search words, keys of applicants and tokens of emails, and
 * without a token in its path.
 */
export function targetInLog(target: string): string {
  const [path = '', ...query] = target.split(/[?#]/);
  const [opening] = OPENING.exec(decoded(path)) ?? [];
  const shown = opening === undefined ? path : `${opening}[token]`;
  return query.length > 0 ? `${shown}?[left out]` : shown;
}
