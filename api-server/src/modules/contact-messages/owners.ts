import { and, asc, eq } from 'drizzle-orm';
import { rolesOfTopic } from '../../auth/limits-of-role';
import { whoMay } from '../../auth/who-may';
import type { Database } from '../../database/database';
import { admins } from '../../database/schema';
import { invalidField } from '../../errors/failures';

/** Administrators who may read messages, and so own one. */
export const mayOwn = (topic?: string) =>
  whoMay({ collection: 'contact-messages' }, 'handle', topic === undefined ? undefined : rolesOfTopic(topic));

/** All administrators who can own a message, by name. */
export async function listOwners(db: Database): Promise<{ _id: string; name: string }[]> {
  const rows = await db
    .select({ _id: admins.id, name: admins.name })
    .from(admins)
    .where(mayOwn())
    .orderBy(asc(admins.sortName), asc(admins.id));
  return rows;
}

/** @throws 400 when this administrator cannot own a message */
export async function requireOwner(db: Database, topic: string, id: string): Promise<void> {
  if ((await db.$count(admins, and(mayOwn(topic), eq(admins.id, id)))) === 0)
    throw invalidField('ownerId', 'This person does not handle messages');
}
