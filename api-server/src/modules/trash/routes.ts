import { fold } from 'api-client';
import type { FastifyInstance } from 'fastify';
import { may } from '../../auth/may';
import { mayRead } from '../../auth/viewer';
import { route } from '../../contract/route';
import { forbidden, notFound } from '../../errors/failures';
import { readCursor, writeCursor } from '../../pagination/cursor';
import { MAX_ITEMS } from '../../pagination/list-page';
import { TRASH_LIFETIME, versionedContentTypes } from '../versioned-content-types';

const ORDER = 'trash';

/** Deleted content of every type, and restoring it. */
export async function trashRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchTrash', { summary: 'List the deleted items' }, async ({ query, viewer, services }) => {
    const types = (await versionedContentTypes(services.db)).filter(
      (type) =>
        (query.collection ?? type.collection) === type.collection &&
        may(viewer, type, 'read') &&
        mayRead(viewer, type.collection),
    );
    const lists = await Promise.all(
      types.map(async ({ collection, trash }) =>
        ((await trash?.list(services.db)) ?? []).map((item) => ({ ...item, collection })),
      ),
    );
    const wanted = fold(query.search ?? '');
    const found = lists
      .flat()
      .filter(({ title }) => fold(title).includes(wanted))
      .sort((a, b) => b.deletedAt.getTime() - a.deletedAt.getTime());
    const [from] = query.cursor ? readCursor(query.cursor, ORDER, 1) : [0];
    const start = typeof from === 'number' ? from : 0;
    const end = start + (query.limit ?? MAX_ITEMS);
    return {
      trash: found.slice(start, end).map(({ deletedAt, ...item }) => ({
        ...item,
        deletedAt: deletedAt.toISOString(),
        purgeAt: new Date(deletedAt.getTime() + TRASH_LIFETIME).toISOString(),
      })),
      total: found.length,
      ...(end < found.length && { nextCursor: writeCursor(ORDER, [end]) }),
    };
  });

  route(app, 'restoreFromTrash', { summary: 'Restore a deleted item' }, async ({ params, ...change }) => {
    const types = await versionedContentTypes(change.services.db);
    const type = types.find(({ collection }) => collection === params.collection);
    if (!type?.trash) throw notFound('Item');
    if (!may(change.viewer, type, 'write')) throw forbidden();
    await type.trash.restore(change, params.id);
    return { message: `${type.what} restored successfully` };
  });
}
