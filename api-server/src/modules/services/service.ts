import type { ContentListQuery } from 'api-client';
import { and } from 'drizzle-orm';
import { EDITORS, type Viewer } from '../../auth/viewer';
import { withStatus } from '../../content/visibility';
import { services } from '../../database/schema';
import { listFieldsOf, listPage } from '../../listing/list-page';
import { orderOf } from '../../listing/order';
import type { ReadQuery } from '../../listing/read-query';
import { matching } from '../../listing/search-pattern';
import type { Services } from '../../services';
import { servicesInOrder, servicesOf, toService } from './repository';

/** Services in order, each with its inner services. */
export async function listServices(
  { db, clock }: Services,
  query: ReadQuery<ContentListQuery>,
  viewer: Viewer | undefined,
) {
  const now = clock.now();
  const where = and(
    withStatus(services, query.status, viewer, EDITORS, now),
    matching(query.search, [services.title, services.desc]),
  );
  const page = await listPage(servicesOf(db), orderOf(services, query.sort, servicesInOrder), where, query);
  return { services: page.rows.map((row) => toService(row, now)), ...listFieldsOf(page) };
}
