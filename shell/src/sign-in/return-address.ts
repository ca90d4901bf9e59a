/** The default address after signing in. */
export const AFTER_SIGN_IN = '/admin';

/**
 * The address to return to after signing in: a path of this site, never another site and never the sign-in page.
 *
 * @param candidates in order of preference; the first valid one is used
 */
export function returnAddress(...candidates: readonly unknown[]): string {
  const good = candidates.find(
    (value): value is string =>
      typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value) && !/^\/login(?:[/?#]|$)/i.test(value),
  );
  return good ?? AFTER_SIGN_IN;
}
