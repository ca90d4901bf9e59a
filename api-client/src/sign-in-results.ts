/**
 * The results of a sign-in with another provider that answers no code, as the sign-in page receives them:
 * `/login#result=<word>`. They are words and not messages because anyone can write an address.
 *
 * `pending`: an unknown person, whose request now waits for approval; `password`: the address belongs to an account
 * that signs in with its password; `failed`: anything else.
 */
export const signInResults = ['pending', 'password', 'failed'] as const;

export type SignInResult = (typeof signInResults)[number];
