import { compareNames, type SavedFilter } from 'api-client';
import type { savedFilterCalls } from 'api-client/schemas';
import { and, eq, ne, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { Viewer } from '../../auth/viewer';
import { admins, savedFilters } from '../../database/schema';
import { conflict, notFound } from '../../errors/failures';
import { newId } from '../../identity';
import type { Services } from '../../services';

const MAX_OF_LIST = 20;
const MAX_OF_ACCOUNT = 200;

type Saved = z.output<(typeof savedFilterCalls)['saveFilter']['body']>;

const columns = { _id: savedFilters.id, name: savedFilters.name, query: savedFilters.query };
const ofUser = ({ adminId }: Viewer) => eq(savedFilters.adminId, adminId);

/** The user's saved filters of a list, by name. */
export async function listFilters({ db }: Services, viewer: Viewer, list: string): Promise<SavedFilter[]> {
  const rows = await db
    .select(columns)
    .from(savedFilters)
    .where(and(ofUser(viewer), eq(savedFilters.list, list)));
  return rows.sort((one, other) => compareNames(one.name, other.name));
}

/** Saves a filter, or replaces the one with the same list and name. @throws 409 when there are too many */
export async function saveFilter(
  { db, clock }: Services,
  viewer: Viewer,
  { list, name, query }: Saved,
): Promise<SavedFilter> {
  return db.transaction(async (tx) => {
    // One at a time for each account, so that the limits hold.
    await tx.select({ id: admins.id }).from(admins).where(eq(admins.id, viewer.adminId)).for('no key update');
    const others = and(ofUser(viewer), or(ne(savedFilters.list, list), ne(savedFilters.name, name)));
    if ((await tx.$count(savedFilters, and(others, eq(savedFilters.list, list)))) >= MAX_OF_LIST)
      throw conflict(`There are ${MAX_OF_LIST} saved filters for this list already. Delete one of them first.`);
    if ((await tx.$count(savedFilters, others)) >= MAX_OF_ACCOUNT)
      throw conflict(`There are ${MAX_OF_ACCOUNT} saved filters already. Delete some of them first.`);
    const [saved] = await tx
      .insert(savedFilters)
      .values({ id: newId(clock.now()), adminId: viewer.adminId, list, name, query })
      .onConflictDoUpdate({ target: [savedFilters.adminId, savedFilters.list, savedFilters.name], set: { query } })
      .returning(columns);
    if (!saved) throw new Error('The filter was not stored');
    return saved;
  });
}

/** Deletes a saved filter of the user. @throws 404 for an unknown one, and for another user's */
export async function deleteFilter({ db }: Services, viewer: Viewer, id: string): Promise<void> {
  const deleted = await db
    .delete(savedFilters)
    .where(and(ofUser(viewer), eq(savedFilters.id, id)))
    .returning(columns);
  if (deleted.length === 0) throw notFound('Saved filter');
}
