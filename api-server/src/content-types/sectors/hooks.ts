import { counted } from 'api-client';
import { and, eq, ne } from 'drizzle-orm';
import { withIds } from '../../content/part-ids';
import type { Database } from '../../database/database';
import { sectors, subsectors } from '../../database/schema';
import { conflict, invalidField } from '../../errors/failures';
import { sortKey } from '../../text/fold';
import type { HooksOf } from '../served-content-type';

/** Addresses may also have the name of a sector, so names are unique, without regard to case and accents. */
async function requireOwnName(tx: Database, name: string, id: string | undefined): Promise<void> {
  const [taken] = await tx
    .select({ id: sectors.id })
    .from(sectors)
    .where(
      and(
        eq(sectors.sortName, sortKey(name)),
        ne(sectors.status, 'trashed'),
        id === undefined ? undefined : ne(sectors.id, id),
      ),
    )
    .limit(1);
  if (taken) throw invalidField('name', 'There is already a sector of this name');
}

/** A sector with subsectors cannot be deleted: their pages are below its address. */
export const sectorHooks: HooksOf<'sectors'> = {
  beforeSave: async (tx, { change, body, before }) => {
    if (body.name !== undefined && body.name !== before?.name) await requireOwnName(tx, body.name, before?.id);
    return body.charts ? { charts: withIds(body.charts, before?.charts ?? [], change.services.clock.now()) } : {};
  },
  beforeDelete: async (tx, { id }) => {
    const left = await tx.$count(subsectors, and(eq(subsectors.sectorId, id), ne(subsectors.status, 'trashed')));
    if (left > 0) throw conflict(`This sector still has ${counted(left, 'subsector')}. Delete or move them first.`);
  },
};
