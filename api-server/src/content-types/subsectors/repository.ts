import { slugKey, type ContentStatus, type Subsector } from 'api-client';
import { subsectors as definition } from 'api-client/content-types';
import { and, asc, count, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { publicOnly } from '../../content/visibility';
import { findByAnySlug } from '../../content/former-slug';
import type { Database } from '../../database/database';
import { products, sectors, subsectors } from '../../database/schema';
import type { ListSource } from '../../pagination/list-page';
import type { OrderKey } from '../../pagination/order';
import { entityOfRow } from '../entities';

export type SubsectorRow = typeof subsectors.$inferSelect & {
  sectorName: string;
  sectorSlug: string;
  sectorOrder: number;
  sectorStatus: ContentStatus;
  sectorPublishAt: Date | null;
  picture: string;
};

/** The most products that a subsector lists; `GET /products?subsector=` pages through all. */
export const MAX_CATEGORIES = 1_000;

export const subsectorsInOrder: OrderKey<SubsectorRow>[] = [
  { by: sectors.order, kind: 'number', of: (row) => row.sectorOrder },
  { by: subsectors.order, kind: 'number', of: (row) => row.order },
];

/** The picture of a subsector's first published product; empty without one. */
export const subsectorPicture = sql<string>`coalesce((
  select ${products.logo} from ${products}
  where ${products.subsectorId} = ${subsectors.id} and ${products.status} = 'published'
  order by ${products.order}, ${products.id} limit 1
), '')`;

const columns = {
  ...getTableColumns(subsectors),
  picture: subsectorPicture,
  sectorName: sectors.name,
  sectorSlug: sectors.slug,
  sectorOrder: sectors.order,
  sectorStatus: sectors.status,
  sectorPublishAt: sectors.publishAt,
};

export function subsectorsOf(db: Database): ListSource<SubsectorRow> {
  return {
    select: (where, order, limit) =>
      db
        .select(columns)
        .from(subsectors)
        .innerJoin(sectors, eq(sectors.id, subsectors.sectorId))
        .where(where)
        .orderBy(...order)
        .limit(limit),
    count: async (where) => {
      const counted = db.select({ count: count() }).from(subsectors);
      const [row] = await counted.innerJoin(sectors, eq(sectors.id, subsectors.sectorId)).where(where);
      return row?.count ?? 0;
    },
  };
}

/**
 * Finds a subsector by id, else by slug without case and punctuation, else by a former slug; subsectors in the trash by
 * id only.
 */
export function findSubsector(db: Database, idOrSlug: string): Promise<SubsectorRow | undefined> {
  return findByAnySlug(db, 'subsectors', idOrSlug, (wanted) => findNamed(db, wanted));
}

async function findNamed(db: Database, idOrSlug: string): Promise<SubsectorRow | undefined> {
  const rows = await db
    .select(columns)
    .from(subsectors)
    .innerJoin(sectors, eq(sectors.id, subsectors.sectorId))
    .where(or(eq(subsectors.id, idOrSlug), eq(subsectors.slugKey, slugKey(idOrSlug))));
  return rows.find(({ id }) => id === idOrSlug) ?? rows.find(({ status }) => status !== 'trashed');
}

/** The ids of the published products of subsectors, in order, at most `MAX_CATEGORIES` each. */
export async function categoriesOf(db: Database, subsectorIds: string[], now: Date): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>(subsectorIds.map((id) => [id, []]));
  if (subsectorIds.length === 0) return found;
  const ids = db
    .select({ id: products.id, order: products.order })
    .from(products)
    .where(and(sql`${products.subsectorId} = ${subsectors.id}`, publicOnly(products, now)))
    .orderBy(asc(products.order), asc(products.id))
    .limit(MAX_CATEGORIES)
    .as('ids');
  const rows = await db
    .select({ subsectorId: subsectors.id, id: ids.id })
    .from(subsectors)
    .innerJoinLateral(ids, sql`true`)
    .where(inArray(subsectors.id, subsectorIds))
    .orderBy(asc(subsectors.id), asc(ids.order), asc(ids.id));
  for (const { subsectorId, id } of rows) found.get(subsectorId)?.push(id);
  return found;
}

export function toSubsector(row: SubsectorRow, categories: string[], now: Date): Subsector {
  const { picture, sectorName, sectorSlug } = row;
  return { ...entityOfRow(definition, row, now), picture, categories, sectorName, sectorSlug };
}
