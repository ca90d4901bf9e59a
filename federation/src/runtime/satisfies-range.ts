/**
 * Whether a version satisfies a range as this project's builds write it: `^1.2.3` or exactly `1.2.3`.
 *
 * `delivery verify` checks versions against ranges with the whole grammar before visitors get them; this function is
 * the last check, in every visitor's browser, and therefore short. A range that it cannot parse is not satisfied.
 */
export function satisfiesRange(version: string, range: string): boolean {
  if (!range.startsWith('^')) return version === range;
  const [low, found] = [range.slice(1), version].map((text) => text.split(/[.+-]/, 3).map(Number));
  if (!low || !found || [...low, ...found].some(Number.isNaN)) return false;
  // A caret allows no change up to and including the first part that is not zero.
  const fixed = low.findIndex((part) => part > 0);
  const differs = found.findIndex((part, i) => part !== low[i]);
  return differs < 0 || (differs > fixed && (found[differs] ?? 0) > (low[differs] ?? 0));
}
