import { expect, type APIRequestContext } from '@playwright/test';
import { OWNER, type Administrator } from '../../scripts/site/administrator';

/** The header of a signed-in call. */
export type SignedIn = Readonly<Record<'Authorization', string>>;

/** Signs in through the API of the site that `request` uses, or of the given origin; answers the token. */
export async function tokenOf(request: APIRequestContext, who: Administrator = OWNER, origin = ''): Promise<string> {
  const { email, password } = who;
  const answer = await request.post(`${origin}/api/v1/auth/login`, { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { token: string }).token;
}

/** The header with a token. */
export const headerOf = (token: string): SignedIn => ({ Authorization: `Bearer ${token}` });

let owner: Promise<SignedIn> | undefined;

/** The header that signs in the owner of the site under test; once for all tests of a worker. */
export function ownerHeaders(request: APIRequestContext): Promise<SignedIn> {
  owner ??= tokenOf(request).then(headerOf);
  return owner;
}
