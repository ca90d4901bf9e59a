/**
 * Joins class names and skips absent ones.
 *
 * @param names class names, or a falsy value instead of one that does not apply
 * @returns the names that apply, separated by spaces; `undefined` without any
 */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  const present = names.filter(Boolean);
  return present.length > 0 ? present.join(' ') : undefined;
}
