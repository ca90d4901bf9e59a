import { eq, min } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { isPublic } from '../../content/columns';
import type { Database } from '../../database/database';
import { prepared } from '../../database/prepared';
import { contentRevisions, products, sectors, subsectors } from '../../database/schema';

/** The subsector and sector of a product, in the names of the contract. */
const placeColumns = {
  subsectorId: subsectors.id,
  subsectorName: subsectors.name,
  subsectorSlug: subsectors.slug,
  sectorId: sectors.id,
  sectorName: sectors.name,
  sectorSlug: sectors.slug,
};

const CACHE_SIZE = 500;

export function selectPlaces(db: Database) {
  return db.select(placeColumns).from(subsectors).innerJoin(sectors, eq(sectors.id, subsectors.sectorId)).$dynamic();
}

export type Place = Awaited<ReturnType<typeof selectPlaces>>[number];

/** The data about the catalogue that every list of products needs, at one revision. */
export interface Catalogue {
  /** By the ids of subsectors. */
  readonly places: ReadonlyMap<string, Place>;
  /**
   * The subsectors that visitors do not see at a moment: not public themselves, or in a sector that is not. Their
   * products are hidden too.
   */
  hiddenAt(now: Date): string[];
  /** Whether products are due that are not published yet: they are within a minute. */
  isDueAt(now: Date): boolean;
  /** Cached results, by their filter. */
  readonly found: LRUCache<string, Promise<unknown>>;
}

interface Known {
  readonly revision: number;
  readonly catalogue: Promise<Catalogue>;
}

/** The latest of each database; a transaction has its own. */
const known = new WeakMap<Database, Known>();

const revisionQuery = prepared((db) =>
  db
    .select({ revision: contentRevisions.revision })
    .from(contentRevisions)
    .where(eq(contentRevisions.name, 'catalogue'))
    .limit(1)
    .prepare(''),
);

async function load(db: Database): Promise<Catalogue> {
  const rows = await db
    .select({
      place: placeColumns,
      subsector: { status: subsectors.status, publishAt: subsectors.publishAt },
      sector: { status: sectors.status, publishAt: sectors.publishAt },
    })
    .from(subsectors)
    .innerJoin(sectors, eq(sectors.id, subsectors.sectorId))
    .orderBy(subsectors.id);
  const [scheduled] = await db
    .select({ first: min(products.publishAt) })
    .from(products)
    .where(eq(products.status, 'scheduled'));
  const first = scheduled?.first;
  const mayBeHidden = rows.filter(
    ({ subsector, sector }) => subsector.status !== 'published' || sector.status !== 'published',
  );
  return {
    places: new Map(rows.map(({ place }) => [place.subsectorId, place])),
    hiddenAt: (now) =>
      mayBeHidden
        .filter(({ subsector, sector }) => !isPublic(subsector, now) || !isPublic(sector, now))
        .map(({ place }) => place.subsectorId),
    isDueAt: (now) => first !== undefined && first !== null && first <= now,
    found: new LRUCache({ max: CACHE_SIZE }),
  };
}

/**
 * The current catalogue. It is read again when it has changed; the revision is in the database, so that replicas agree.
 */
export async function readCatalogue(db: Database): Promise<Catalogue> {
  const [row] = await revisionQuery(db).execute();
  const revision = row?.revision ?? 0;
  const latest = known.get(db);
  if (latest?.revision === revision) return latest.catalogue;
  const read: Known = { revision, catalogue: load(db) };
  known.set(db, read);
  read.catalogue.catch(() => known.get(db) === read && known.delete(db));
  return read.catalogue;
}
