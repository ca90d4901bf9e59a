/**
 * A recruiter handles only jobs and applications, a translator only translations; an editor everything else, and cannot
 * read applications. An author writes content, which an editor publishes.
 */
export const ROLES = ['owner', 'editor', 'author', 'recruiter', 'translator'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that may make a call; `EVERYONE` needs no token. The server refuses all others. */
export type Allowed = readonly Role[] | undefined;

export const EVERYONE = undefined;
export const OWNERS: readonly Role[] = ['owner'];
/** The roles that publish the site's content and run the site. */
export const EDITORS: readonly Role[] = ['owner', 'editor'];
/** The roles that write content. Visitors do not see the texts of an author until an editor publishes them. */
export const WRITERS: readonly Role[] = ['owner', 'editor', 'author'];
/** The roles that handle jobs. */
export const RECRUITERS: readonly Role[] = ['owner', 'editor', 'recruiter'];
/** The roles that write content of some kind. The server decides of which kinds, and what is published. */
export const ANY_WRITER: readonly Role[] = ['owner', 'editor', 'author', 'recruiter'];
/** The roles that translate content: of those kinds that they edit, a translator of all. */
export const TRANSLATORS: readonly Role[] = ['owner', 'editor', 'recruiter', 'translator'];
export const APPLICATION_READERS: readonly Role[] = ['owner', 'recruiter'];
/** Any valid token: calls about the caller's own account. */
export const ANY_ADMIN: readonly Role[] = [...ROLES];

/** Whether a role shows visitors the content that it writes, or takes it away: every role that writes but the author. */
export const mayPublish = (role: Role): boolean => RECRUITERS.includes(role);
