import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../auth/viewer';
import type { VersionedContentType } from '../../content/versioned-content-type';
import { route } from '../../contract/route';
import { revisions } from '../../database/schema';
import { forbidden, notFound } from '../../errors/failures';
import { readCursor, writeCursor } from '../../pagination/cursor';
import { MAX_ITEMS } from '../../pagination/list-page';
import { versionedContentTypes } from '../versioned-content-types';

const ORDER = 'revisions';

function typeFor(collection: string, viewer: Viewer): VersionedContentType {
  const type = versionedContentTypes.find((one) => one.collection === collection);
  if (!type) throw notFound('Item');
  if (!type.roles.includes(viewer.role)) throw forbidden();
  return type;
}

/** The revisions of every item, and restoring them. */
export async function revisionRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    'fetchRevisions',
    { summary: 'List the revisions of an item' },
    async ({ params, query, viewer, services }) => {
      const type = typeFor(params.collection, viewer);
      const ofItem = and(eq(revisions.collection, type.collection), eq(revisions.entityId, params.id));
      const [from] = query.cursor ? readCursor(query.cursor, ORDER, 1) : [];
      const limit = query.limit ?? MAX_ITEMS;
      const [counted] = await services.db.select({ total: count() }).from(revisions).where(ofItem);
      const found = await services.db
        .select()
        .from(revisions)
        .where(and(ofItem, typeof from === 'number' ? lt(revisions.number, from) : undefined))
        .orderBy(desc(revisions.number))
        .limit(limit + 1);
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      return {
        revisions: shown.map(({ number, at, by, action, content }) => ({
          number,
          at: at.toISOString(),
          by,
          action,
          content,
        })),
        total: counted?.total ?? 0,
        ...(found.length > limit && last && { nextCursor: writeCursor(ORDER, [last.number]) }),
      };
    },
  );

  route(app, 'restoreRevision', { summary: 'Restore a revision' }, async ({ params, ...change }) => {
    const type = typeFor(params.collection, change.viewer);
    const [revision] = await change.services.db
      .select()
      .from(revisions)
      .where(
        and(
          eq(revisions.collection, type.collection),
          eq(revisions.entityId, params.id),
          eq(revisions.number, params.number),
        ),
      )
      .limit(1);
    if (!revision) throw notFound('Revision');
    await type.revert(change, params.id, revision.content);
    return { message: `Version ${params.number} restored successfully` };
  });
}
