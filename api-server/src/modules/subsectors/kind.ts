import type { Subsector } from 'api-client';
import type { ContentKind } from '../../content/content-kind';
import { subsectors } from '../../database/schema';
import { categoriesOf, findSubsector, toSubsector } from './repository';

type Stored = typeof subsectors.$inferSelect;

export const subsectorKind: ContentKind<typeof subsectors, Stored, Subsector> = {
  collection: 'subsectors',
  what: 'Subsector',
  table: subsectors,
  entityOf: async ({ id }, now, db) => {
    const row = await findSubsector(db, id);
    if (!row) throw new Error(`Subsector ${id} is missing`);
    return toSubsector(row, (await categoriesOf(db, [id], now)).get(id) ?? [], now);
  },
  titleOf: ({ name }) => name,
};
