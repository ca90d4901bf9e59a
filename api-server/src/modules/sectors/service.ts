import type { ContentListQuery, Sector } from 'api-client';
import { and } from 'drizzle-orm';
import { EDITORS, type Viewer } from '../../auth/viewer';
import { withStatus } from '../../content/visibility';
import { sectors } from '../../database/schema';
import { listPage } from '../../listing/list-page';
import { orderOf } from '../../listing/order';
import type { ReadQuery } from '../../listing/read-query';
import { matching } from '../../listing/search-pattern';
import type { Services } from '../../services';
import { sectorsInOrder, sectorsOf, toSector } from './repository';

/** Sectors in order: a bare array (specification, section 7). */
export async function listSectors(
  { db, clock }: Services,
  query: ReadQuery<ContentListQuery>,
  viewer: Viewer | undefined,
): Promise<Sector[]> {
  const now = clock.now();
  const where = and(
    withStatus(sectors, query.status, viewer, EDITORS, now),
    matching(query.search, [sectors.name, sectors.description]),
  );
  const { rows } = await listPage(sectorsOf(db), orderOf(sectors, query.sort, sectorsInOrder), where, query);
  return rows.map((row) => toSector(row, now));
}
