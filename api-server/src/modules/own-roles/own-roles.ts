import { fold, ROLES, type OwnRole } from 'api-client';
import type { ownRoleCalls } from 'api-client/schemas';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { auditChange } from '../../audit';
import { canBeGranted } from '../../auth/role-rights';
import { storedCollections } from '../../content-types/collections/served-collections';
import type { Database } from '../../database/database';
import { admins, jobPostings, oneTimeTokens, roles } from '../../database/schema';
import { conflict, invalidField, notFound, requireVersion } from '../../errors/failures';
import { newId } from '../../identity';
import type { Change, Services } from '../../services';
import { INVITATION } from '../admins/invitation-purpose';

const WHAT = 'roles';
const PRESET_NAMES: ReadonlySet<string> = new Set(ROLES);

type RoleRow = typeof roles.$inferSelect;
type Body = z.output<(typeof ownRoleCalls)['createOwnRole']['body']>;
type Update = z.output<(typeof ownRoleCalls)['updateOwnRole']['body']>;

const toRole = ({ nameKey: _, id, createdAt, updatedAt, ...role }: RoleRow, people: readonly string[]): OwnRole => ({
  ...role,
  ...{ _id: id, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString(), people: [...people] },
});

/** The people who have each role, or are invited with it, by role. */
async function peopleOf(db: Database, now: Date): Promise<ReadonlyMap<string, string[]>> {
  const having = await db
    .select({ role: admins.ownRoleId, person: admins.name })
    .from(admins)
    .where(sql`${admins.ownRoleId} is not null`)
    .orderBy(asc(admins.sortName), asc(admins.id));
  const invited = await db
    .select({
      role: sql<string>`${oneTimeTokens.payload} ->> 'role'`,
      person: sql<string>`${oneTimeTokens.payload} ->> 'email'`,
    })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.purpose, INVITATION), gt(oneTimeTokens.expiresAt, now)))
    .orderBy(asc(oneTimeTokens.createdAt), asc(oneTimeTokens.tokenHash));
  const people = new Map<string, string[]>();
  for (const { role, person } of [...having, ...invited])
    people.set(role ?? '', [...(people.get(role ?? '') ?? []), person]);
  return people;
}

/** The roles that owners made, by name. */
export async function listRoles({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<OwnRole[]> {
  const people = await peopleOf(db, clock.now());
  const rows = await db.select().from(roles).orderBy(asc(roles.nameKey));
  return rows.map((row) => toRole(row, people.get(row.id) ?? []));
}

/** @throws 400 for a right that owners do not give, or a job that does not exist */
async function requireKnown(tx: Database, { rights, jobs }: Body): Promise<void> {
  const collections = new Set((await storedCollections(tx)).map(({ name }) => name));
  const unknown = rights.find((right) => !canBeGranted(right, collections));
  if (unknown !== undefined) throw invalidField('rights', `There is no right ${unknown} to give`);
  if (!jobs) return;
  const known = await tx.$count(jobPostings, inArray(jobPostings.id, jobs));
  if (known < new Set(jobs).size) throw invalidField('jobs', 'One of these jobs no longer exists');
}

/** @throws 400 for the name of another role, in this and any capitals */
async function requireFreeName(tx: Database, name: string, id?: string): Promise<string> {
  const nameKey = fold(name);
  const [other] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.nameKey, nameKey));
  if (PRESET_NAMES.has(nameKey) || (other && other.id !== id))
    throw invalidField('name', 'Another role has this name. Enter a different one.');
  return nameKey;
}

const ONE_AT_A_TIME = sql`select pg_advisory_xact_lock(hashtextextended('roles', 0))`;

const columnsOf = ({ name, rights, jobs = null, topics = null, languages = null }: Body) => ({
  ...{ name, rights: rights.toSorted() },
  ...{ jobs: jobs && [...jobs], topics: topics && [...topics], languages: languages && [...languages] },
});

const limitsOf = ({ jobs, topics, languages }: RoleRow): string => JSON.stringify([jobs, topics, languages]);

/** Makes a role. @throws 400 at the wrong field */
export async function createRole(change: Change, body: Body): Promise<OwnRole> {
  const now = change.services.clock.now();
  return change.services.db.transaction(async (tx) => {
    await tx.execute(ONE_AT_A_TIME);
    await requireKnown(tx, body);
    const nameKey = await requireFreeName(tx, body.name);
    const values = { ...columnsOf(body), id: newId(now), createdAt: now, updatedAt: now, nameKey };
    const [row] = await tx.insert(roles).values(values).returning();
    if (!row) throw new Error('The role was not stored');
    const title = `${row.name}: ${row.rights.join(', ')}`;
    await auditChange(tx, change, { action: 'create', collection: WHAT, entityId: row.id, title });
    return toRole(row, []);
  });
}

/** The changes of a role, for the audit log: `Press office: +blogs:publish, −news:delete`. */
function differences(before: RoleRow, after: RoleRow): string {
  const rights = [
    ...after.rights.filter((right) => !before.rights.includes(right)).map((right) => `+${right}`),
    ...before.rights.filter((right) => !after.rights.includes(right)).map((right) => `−${right}`),
  ];
  const isLimitedOtherwise = limitsOf(before) !== limitsOf(after);
  const name = before.name === after.name ? after.name : `${before.name} to ${after.name}`;
  return `${name}: ${[...rights, ...(isLimitedOtherwise ? ['other limits'] : [])].join(', ') || 'same rights'}`;
}

/** The role, locked until the transaction ends. @throws 404 */
async function lockRole(tx: Database, id: string): Promise<RoleRow> {
  const [row] = await tx.select().from(roles).where(eq(roles.id, id)).for('update');
  if (!row) throw notFound('Role');
  return row;
}

/**
 * Changes a role, at once for everyone who has it.
 *
 * @throws 400 at the wrong field, 404, 409 with the current role after a stale version
 */
export async function updateRole(change: Change, id: string, { version, ...body }: Update): Promise<OwnRole> {
  const now = change.services.clock.now();
  return change.services.db.transaction(async (tx) => {
    await tx.execute(ONE_AT_A_TIME);
    const before = await lockRole(tx, id);
    const people = (await peopleOf(tx, now)).get(id) ?? [];
    requireVersion(version, before.version, toRole(before, people));
    await requireKnown(tx, body);
    const nameKey = await requireFreeName(tx, body.name, id);
    const values = { ...columnsOf(body), nameKey, updatedAt: now, version: before.version + 1 };
    const [row] = await tx.update(roles).set(values).where(eq(roles.id, id)).returning();
    if (!row) throw new Error('The role was not stored');
    const title = differences(before, row);
    await auditChange(tx, change, { action: 'update', collection: WHAT, entityId: id, title });
    return toRole(row, people);
  });
}

/** Deletes a role. @throws 404, 409 that names who has it */
export async function deleteRole(change: Change, id: string): Promise<void> {
  await change.services.db.transaction(async (tx) => {
    const { name } = await lockRole(tx, id);
    const people = (await peopleOf(tx, change.services.clock.now())).get(id) ?? [];
    if (people.length > 0)
      throw conflict(`“${name}” is the role of ${people.join(', ')}. Give them another role first.`);
    await tx.delete(roles).where(eq(roles.id, id));
    await auditChange(tx, change, { action: 'delete', collection: WHAT, entityId: id, title: name });
  });
}
