import { ROLES, type Right, type Role } from 'api-client';
import { isRemoteCollection } from 'api-client/content-types';
import { completeRights, grantedKinds, kindOf, rightsOf, rightsTo } from 'api-client/rights';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { admins, roles } from '../database/schema';

type OwnRole = Pick<typeof roles.$inferSelect, 'id' | 'name' | 'rights' | 'jobs' | 'topics' | 'languages'>;

/** The rights of an account. */
export interface Grants {
  /** The name of a role of every site, or the id of one that owners made. */
  readonly role: string;
  /** Of a role that owners made. */
  readonly roleName?: string;
  readonly rights: readonly Right[];
  /** The jobs whose applications it handles; undefined for all. */
  readonly jobs?: readonly string[];
  /** The topics whose messages it handles; undefined for all. */
  readonly topics?: readonly string[];
  /** The languages into which it translates; undefined for all. */
  readonly languages?: readonly string[];
}

const ofEverySite = new Map<string, Grants>(ROLES.map((role) => [role, { role, rights: rightsOf(role) }]));

/** The rights of a role of every site. */
export function presetGrants(role: Role): Grants {
  const grants = ofEverySite.get(role);
  if (!grants) throw new Error(`There is no role ${role}`);
  return grants;
}

const granted: ReadonlySet<Right> = new Set(grantedKinds.flatMap(rightsTo));

const CONTENT_ACTIONS = Object.keys(kindOf({ collection: '', roles: [] }).presets);

/** Whether owners can give a right to a role: to a kind that exists, and not their own. */
export function canBeGranted(right: Right, collections: ReadonlySet<string>): boolean {
  const end = right.lastIndexOf(':');
  const kind = right.slice(0, end);
  return isRemoteCollection(kind)
    ? collections.has(kind) && CONTENT_ACTIONS.includes(right.slice(end + 1))
    : granted.has(right);
}

/** The rights of a role that owners made; those to kinds that no longer exist are left out. */
export function ownGrants({ id, name, rights, jobs, topics, languages }: OwnRole): Grants {
  const known = rights.filter(
    (right) => isRemoteCollection(right.slice(0, right.lastIndexOf(':'))) || granted.has(right),
  );
  return {
    role: id,
    roleName: name,
    rights: completeRights(id, known),
    ...(jobs && { jobs }),
    ...(topics && { topics }),
    ...(languages && { languages }),
  };
}

/**
 * The rights of an administrator now; undefined without a role.
 *
 * @param own the role that owners made, if the account has one
 */
export function grantsOf(
  { role, toBeConfirmed }: Pick<typeof admins.$inferSelect, 'role'> & { readonly toBeConfirmed: boolean },
  own: OwnRole | null,
): Grants | undefined {
  if (role) return presetGrants(toBeConfirmed ? 'editor' : role);
  return own ? ownGrants(own) : undefined;
}

/** The rights of an approved administrator now, by id; undefined without any. */
export async function grantsOfAdmin(db: Database, id: string): Promise<Grants | undefined> {
  const [row] = await db
    .select({ admin: admins, own: roles })
    .from(admins)
    .leftJoin(roles, eq(roles.id, admins.ownRoleId))
    .where(and(eq(admins.id, id), eq(admins.status, 'approved')));
  return row && grantsOf({ ...row.admin, toBeConfirmed: false }, row.own);
}

/** The rights of a role now, by its name or id; undefined for one that no longer exists. */
export async function grantsNamed(db: Database, role: string): Promise<Grants | undefined> {
  const [own] = ofEverySite.has(role) ? [] : await db.select().from(roles).where(eq(roles.id, role));
  return ofEverySite.get(role) ?? (own && ownGrants(own));
}
