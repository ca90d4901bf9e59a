/**
 * How a sign-in elsewhere can end other than with a code, as the sign-in page is told it: `/login#result=<word>`. Words,
 * never sentences: what stands in an address may come from anybody.
 *
 * `pending`: somebody unknown, whose request now waits; `password`: the address belongs to an account that signs in
 * with its password; `failed`: anything else.
 */
export const signInResults = ['pending', 'password', 'failed'] as const;

export type SignInResult = (typeof signInResults)[number];
