/** A recruiter handles only jobs and applications; an editor everything else, and cannot read applications. */
export const ROLES = ['owner', 'editor', 'recruiter'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that may make a call; `EVERYONE` needs no token. The server refuses all others. */
export type Allowed = readonly Role[] | undefined;

export const EVERYONE = undefined;
export const OWNERS: readonly Role[] = ['owner'];
/** The roles that write the site's content. */
export const EDITORS: readonly Role[] = ['owner', 'editor'];
/** The roles that handle jobs. */
export const RECRUITERS: readonly Role[] = ['owner', 'editor', 'recruiter'];
export const APPLICATION_READERS: readonly Role[] = ['owner', 'recruiter'];
/** Any valid token: calls about the caller's own account. */
export const ANY_ADMIN: readonly Role[] = [...ROLES];
