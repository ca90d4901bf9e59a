import type { ContentListQuery } from 'api-client';
import { and, eq } from 'drizzle-orm';
import { EDITORS, type Viewer } from '../../auth/viewer';
import { withStatus } from '../../content/visibility';
import { clients } from '../../database/schema';
import { listFieldsOf, listPage } from '../../listing/list-page';
import { orderOf } from '../../listing/order';
import { matching } from '../../listing/search-pattern';
import type { Services } from '../../services';
import type { ReadQuery } from '../../listing/read-query';
import { clientsInOrder, clientsOf, toClient } from './repository';

/** Clients in order; hidden ones only where a signed-in editor asks by `status`. */
export async function listClients(
  { db, clock }: Services,
  query: ReadQuery<ContentListQuery>,
  viewer: Viewer | undefined,
) {
  const now = clock.now();
  const where = and(
    withStatus(clients, query.status, viewer, EDITORS, now),
    query.status === undefined ? eq(clients.visible, true) : undefined,
    matching(query.search, [clients.name, clients.website]),
  );
  const page = await listPage(clientsOf(db), orderOf(clients, query.sort, clientsInOrder), where, query);
  return { clients: page.rows.map((row) => toClient(row, now)), ...listFieldsOf(page) };
}
