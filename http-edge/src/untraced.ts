import { decodedPath } from './decoded-path';

/**
 * The addresses of reports without a name: their pages, in any language, with the data and the files of these pages, and
 * the calls of their senders. Nothing that a request for one of them leaves may say who made it. nginx's configuration has
 * the same patterns; a test compares the two.
 */
export const UNTRACED: readonly string[] = [
  '^/+(?:page-data/+)?(?:[a-z]{2,3}(?:-[a-z]+)?/+)?reports(?:/|$)',
  '^/+api/v1/+reports/+(?:forms|thread)(?:/|$)',
  '^/+r/+[^/]+/+[^/]+/+(?:.*/)?reports?[.-][^/]*$',
];

const PATTERNS = UNTRACED.map((pattern) => new RegExp(pattern, 'i'));

/** Whether a request for this target must not be logged. */
export function isUntraced(target: string): boolean {
  const path = decodedPath(target);
  return PATTERNS.some((pattern) => pattern.test(path));
}
