import { ROLES, type Action, type Right, type Role } from '../roles';

/** The roles that write a kind of content whose definition names none. */
export const WRITERS: readonly Role[] = ['owner', 'editor', 'author'];

/** The roles with each action; an action without an entry does not exist for the kind. */
export type Presets = Readonly<Partial<Record<Action, readonly Role[]>>>;

/**
 * The roles of today with each right to a kind of content: its roles write and delete it. All but authors publish and
 * translate it, as do translators of every kind.
 *
 * @param roles those of its definition
 */
export function contentPresets(roles: readonly Role[] = WRITERS): Presets & { readonly write: readonly Role[] } {
  const publish = roles.filter((role) => role !== 'author');
  return { write: roles, publish, delete: roles, translate: [...publish, 'translator'] };
}

/** A kind of content with its actions, or another part of the administration. */
export interface Kind {
  /** Its name in an address: `blogs`, `events:talks`. */
  readonly collection: string;
  readonly presets: Presets;
}

const isRole = (role: string): role is Role => ROLES.some((one) => one === role);

/** The rights of a role of every site, to these kinds. */
export const presetRights = (role: Role, kinds: readonly Kind[]): Right[] =>
  kinds.flatMap(({ collection, presets }) =>
    Object.entries(presets).flatMap(([action, roles]) =>
      roles.includes(role) ? [`${collection}:${action as Action}` as const] : [],
    ),
  );

/** The action of a right, and its kind. */
function partsOf(right: string): readonly [kind: string, action: string] {
  const end = right.lastIndexOf(':');
  return [right.slice(0, end), right.slice(end + 1)];
}

const READERS = ['write', 'publish', 'delete', 'handle'];

/**
 * All rights of an account: those of its role, and those that follow. Writing, publishing or deleting a kind includes
 * reading its unpublished items; writing or publishing it includes changing them.
 *
 * @param role the name of one of the roles of every site, or the id of a role that owners made
 */
export function completeRights(role: string, rights: readonly Right[]): Right[] {
  const complete = new Set<Right>(['account', ...(isRole(role) ? [role] : []), ...rights]);
  for (const right of rights) {
    const [kind, action] = partsOf(right);
    complete.add(`any:${action as Action}`);
    if (READERS.includes(action)) complete.add(`${kind}:read`).add('any:read');
    if (action === 'write' || action === 'publish') complete.add(`${kind}:change`);
  }
  return [...complete];
}
