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
