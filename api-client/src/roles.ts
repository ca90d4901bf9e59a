/** A recruiter handles jobs and applications only; an editor everything else, and sees no application. */
export const ROLES = ['owner', 'editor', 'recruiter'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that may make a call; `EVERYONE` needs no token. The server refuses all others. */
export type Allowed = readonly Role[] | undefined;

export const EVERYONE: Allowed = undefined;
export const OWNERS: readonly Role[] = ['owner'];
/** They write what the site says. */
export const EDITORS: readonly Role[] = ['owner', 'editor'];
/** They handle jobs. */
export const RECRUITERS: readonly Role[] = ['owner', 'editor', 'recruiter'];
/** They read what applicants sent. */
export const APPLICATION_READERS: readonly Role[] = ['owner', 'recruiter'];
/** Anyone with a valid token: calls about one's own account. */
export const ANY_ADMIN: readonly Role[] = ROLES;
