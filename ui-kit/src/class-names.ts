/**
 * Joins class names, leaving out what is absent.
 *
 * @param names class names, or nothing in the place of one that doesn't apply
 * @returns the names that apply, separated by a space; `undefined` when there are none
 */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  const present = names.filter(Boolean);
  return present.length > 0 ? present.join(' ') : undefined;
}
