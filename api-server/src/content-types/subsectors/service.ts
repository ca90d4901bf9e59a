import { type ContentListQuery, type Subsector } from 'api-client';
import { and, inArray } from 'drizzle-orm';
import type { Viewer } from '../../auth/viewer';
import { isShown, publicOnly, withStatus } from '../../content/visibility';
import { sectors, subsectors } from '../../database/schema';
import { notFound } from '../../errors/failures';
import { listFieldsOf, listPage } from '../../pagination/list-page';
import { orderOf } from '../../pagination/order';
import { valuesOf, type ReadQuery } from '../../pagination/read-query';
import { matching } from '../../pagination/search-pattern';
import type { Services } from '../../services';
import { findSectorIds } from '../sectors/find-sector-ids';
import { categoriesOf, findSubsector, subsectorsInOrder, subsectorsOf, toSubsector } from './repository';

export type SubsectorQuery = ReadQuery<ContentListQuery> & {
  sector?: string | string[] | undefined;
  categories?: '0' | '1' | undefined;
};

/** Subsectors in order, sector by sector; `categories=0` leaves out the ids of their products. */
export async function listSubsectors({ db, clock }: Services, query: SubsectorQuery, viewer: Viewer | undefined) {
  const now = clock.now();
  const inSectors = valuesOf(query.sector);
  const where = and(
    withStatus(subsectors, query.status, viewer, { collection: 'subsectors' }, now),
    // Subsectors of an unpublished sector are hidden too.
    query.status === undefined ? publicOnly(sectors, now) : undefined,
    inSectors && inArray(subsectors.sectorId, await findSectorIds(db, inSectors)),
    matching(query.search, [subsectors.name, subsectors.description]),
  );
  const page = await listPage(subsectorsOf(db), orderOf(subsectors, query.sort, subsectorsInOrder), where, query);
  const wanted = query.categories === '0' ? [] : page.rows.map(({ id }) => id);
  const categories = await categoriesOf(db, wanted, now);
  return {
    items: page.rows.map((row) => toSubsector(row, categories.get(row.id) ?? [], now)),
    ...listFieldsOf(page),
  };
}

/** @throws 404 when it does not exist, or this viewer may not see it */
export async function getSubsector(
  { db, clock }: Services,
  idOrSlug: string,
  viewer: Viewer | undefined,
): Promise<Subsector> {
  const row = await findSubsector(db, idOrSlug);
  const now = clock.now();
  const shown = row && [row, { status: row.sectorStatus, publishAt: row.sectorPublishAt }];
  if (!row || !shown?.every((part) => isShown(part, viewer, { collection: 'subsectors' }, now)))
    throw notFound('Subsector');
  return toSubsector(row, (await categoriesOf(db, [row.id], now)).get(row.id) ?? [], now);
}
