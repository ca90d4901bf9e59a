import { EDITORS } from 'api-client';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { admins } from '../../database/schema';
import { invalidField } from '../../errors/failures';

/** Administrators who may read messages, and so own one. */
const mayOwn = and(eq(admins.status, 'approved'), inArray(admins.role, [...EDITORS]));

/** All administrators who can own a message, by name. */
export async function listOwners(db: Database): Promise<{ _id: string; name: string }[]> {
  const rows = await db
    .select({ _id: admins.id, name: admins.name })
    .from(admins)
    .where(mayOwn)
    .orderBy(asc(admins.sortName), asc(admins.id));
  return rows;
}

/** @throws 400 when this administrator cannot own a message */
export async function requireOwner(db: Database, id: string): Promise<void> {
  if ((await db.$count(admins, and(mayOwn, eq(admins.id, id)))) === 0)
    throw invalidField('ownerId', 'This person does not handle messages');
}
