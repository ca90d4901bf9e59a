/**
 * Whether a version lies in a range as this project's builds write them: `^1.2.3` or exactly `1.2.3`.
 *
 * `delivery verify` holds versions against ranges with the whole grammar before anybody gets them; this is the last
 * look, in every visitor's browser, and so it is short. A range that it cannot read is not satisfied.
 */
export function satisfiesRange(version: string, range: string): boolean {
  if (!range.startsWith('^')) return version === range;
  const [low, found] = [range.slice(1), version].map((text) => text.split(/[.+-]/, 3).map(Number));
  if (!low || !found || [...low, ...found].some(Number.isNaN)) return false;
  // Up to and with the first part that is not zero, a caret lets nothing change.
  const fixed = low.findIndex((part) => part > 0);
  const differs = found.findIndex((part, i) => part !== low[i]);
  return differs < 0 || (differs > fixed && (found[differs] ?? 0) > (low[differs] ?? 0));
}
