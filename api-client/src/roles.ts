import type { AnyEndpoint } from './endpoints';
import type { Role } from './entities';

/** Who may make a call; the server refuses everybody else. */
export const OWNERS: readonly Role[] = ['owner'];
/** They write what the site says. */
export const EDITORS: readonly Role[] = ['owner', 'editor'];
/** They handle jobs. */
export const RECRUITERS: readonly Role[] = ['owner', 'editor', 'recruiter'];
/** They read what applicants sent. */
export const APPLICATION_READERS: readonly Role[] = ['owner', 'recruiter'];
/** Anyone with a valid token: calls about oneself. */
export const ANY_ADMIN: readonly Role[] = ['owner', 'editor', 'recruiter'];

/** Who may make a call that needs a token. */
export function rolesOf({ roles = EDITORS }: Pick<AnyEndpoint, 'roles'>): readonly Role[] {
  return roles;
}

/** What is about people's accounts, or would outlive a token that was revoked. */
const PEOPLE_ONLY = /^\/(?:admins|api-tokens|auth|presence|webhooks)(?:\/|$)/;

/** Whether a call can be made with an API token; the others take a person who is signed in. */
export function takesApiTokens({ path }: Pick<AnyEndpoint, 'path'>): boolean {
  return !PEOPLE_ONLY.test(path);
}
