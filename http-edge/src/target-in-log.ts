import { decodedPath } from './decoded-path';

/**
 * Paths whose last segments are secret links: to drafts and previews of versions. Routes with such a parameter have to
 * be here; a test checks all routes.
 */
const OPENING = /^\/+(?:page-data\/+)?(?:(?:[a-z]{2,3}\/+)?preview\/+[^/]+|version-preview|api\/v1\/previews)\/+(?=.)/i;

/**
 * An address for logs: without its query, which may have search words, keys of applicants and tokens of emails, and
 * without a token in its path.
 */
export function targetInLog(target: string): string {
  const [path = '', ...query] = target.split(/[?#]/);
  const [opening] = OPENING.exec(decodedPath(path)) ?? [];
  const shown = opening === undefined ? path : `${opening}[token]`;
  return query.length > 0 ? `${shown}?[left out]` : shown;
}
