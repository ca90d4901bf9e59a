/**
 * A recruiter handles only jobs and applications, a translator only translations; an editor everything else, and cannot
 * read applications.
 */
export const ROLES = ['owner', 'editor', 'recruiter', 'translator'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that may make a call; `EVERYONE` needs no token. The server refuses all others. */
export type Allowed = readonly Role[] | undefined;

export const EVERYONE = undefined;
export const OWNERS: readonly Role[] = ['owner'];
/** The roles that write the site's content. */
export const EDITORS: readonly Role[] = ['owner', 'editor'];
/** The roles that handle jobs. */
export const RECRUITERS: readonly Role[] = ['owner', 'editor', 'recruiter'];
/** The roles that translate content: of those kinds that they edit, a translator of all. */
export const TRANSLATORS: readonly Role[] = ['owner', 'editor', 'recruiter', 'translator'];
export const APPLICATION_READERS: readonly Role[] = ['owner', 'recruiter'];
/** Any valid token: calls about the caller's own account. */
export const ANY_ADMIN: readonly Role[] = [...ROLES];
