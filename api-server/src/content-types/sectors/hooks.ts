import type { sectorSchemas } from 'api-client/schemas';
import { and, count, eq, ne } from 'drizzle-orm';
import { subsectors, type sectors } from '../../database/schema';
import { conflict } from '../../errors/failures';
import type { HooksOf } from '../served';

/** A sector with subsectors stays: their pages stand below its address. */
export const sectorHooks: HooksOf<typeof sectors, typeof sectorSchemas> = {
  beforeDelete: async (tx, { id }) => {
    const [found] = await tx
      .select({ subsectors: count() })
      .from(subsectors)
      .where(and(eq(subsectors.sectorId, id), ne(subsectors.status, 'trashed')));
    const left = found?.subsectors ?? 0;
    if (left > 0)
      throw conflict(
        `This sector still has ${left === 1 ? '1 subsector' : `${left} subsectors`}. Delete or move them first.`,
      );
  },
};
