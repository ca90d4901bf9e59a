/**
 * The roles that every site has, as sets of rights (`rights/presets.ts`). A recruiter handles only jobs and
 * applications, a translator only translations; an editor everything else, and cannot read applications. An author
 * writes content, which an editor publishes. Owners make further roles.
 */
export const ROLES = ['owner', 'editor', 'author', 'recruiter', 'translator'] as const;
export type Role = (typeof ROLES)[number];

/** Creating and changing, showing to visitors, deleting, translating; and handling what visitors send. */
export const ACTIONS = ['write', 'publish', 'delete', 'translate', 'handle'] as const;
export type Action = (typeof ACTIONS)[number];

/**
 * An action on a kind of content: `blogs:publish`. `read` and `change` follow from the other rights, `any` is any kind;
 * `account` has every account, and the name of a role every account with that role.
 */
export type Right = Role | 'account' | `${string}:${Action | 'read' | 'change'}`;

/** The rights of which a caller needs one; `EVERYONE` needs no token. The server refuses all others. */
export type Allowed = readonly Right[] | undefined;

export const EVERYONE = undefined;
export const OWNERS: readonly Right[] = ['owner'];
/** Running the site: owners and editors. */
export const EDITORS: readonly Right[] = ['site:handle'];
/** Reading unpublished content of some kind. The server decides of which kinds, and what is changed. */
export const ANY_READER: readonly Right[] = ['any:read'];
/** Publishing content of some kind. */
export const ANY_PUBLISHER: readonly Right[] = ['any:publish'];
/** Translating content of some kind. */
export const ANY_TRANSLATOR: readonly Right[] = ['any:translate'];
/** Any valid token: calls about the caller's own account. */
export const ANY_ADMIN: readonly Right[] = ['account'];
export const APPLICATION_READERS: readonly Right[] = ['job-applications:handle'];

/** Whether an account with these rights has one of those that are needed. The API and the screens ask it alone. */
export const isAllowed = (rights: readonly string[], needed: readonly string[] | undefined): boolean =>
  !needed || needed.some((right) => rights.includes(right));
