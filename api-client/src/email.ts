/** The rule of HTML's email input, which browsers, forms without scripts and the server share (specification, section 5). */
export const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export const INVALID_EMAIL = 'Email must be a valid email address';

/** The error message of an email address that was typed; undefined if it is valid. */
export function emailErrorOf(typed: string): string | undefined {
  const email = typed.trim();
  if (email === '') return 'Email is required';
  return EMAIL.test(email) ? undefined : INVALID_EMAIL;
}
