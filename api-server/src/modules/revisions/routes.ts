import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { may } from '../../auth/may';
import { route } from '../../contract/route';
import { revisions } from '../../database/schema';
import { forbidden, notFound } from '../../errors/failures';
import { listFieldsOf, tablePage } from '../../pagination/list-page';
import type { Order } from '../../pagination/order';
import { versionedContentTypeFor } from '../versioned-content-types';

const NEWEST_FIRST: Order<typeof revisions.$inferSelect> = {
  name: 'revisions',
  keys: [{ by: revisions.number, descending: true, kind: 'number', of: ({ number }) => number }],
};

export async function revisionRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    'fetchRevisions',
    { summary: 'List the revisions of an item' },
    async ({ params, query, viewer, services }) => {
      const type = await versionedContentTypeFor(services.db, params.collection, viewer);
      const ofItem = and(eq(revisions.collection, type.collection), eq(revisions.entityId, params.id));
      const page = await tablePage(services.db, revisions, NEWEST_FIRST, ofItem, query);
      return {
        revisions: page.rows.map(({ number, at, by, action, content }) => ({
          number,
          at: at.toISOString(),
          by,
          action,
          content,
        })),
        ...listFieldsOf(page),
      };
    },
  );

  route(app, 'restoreRevision', { summary: 'Restore a revision' }, async ({ params, ...change }) => {
    const type = await versionedContentTypeFor(change.services.db, params.collection, change.viewer);
    if (!may(change.viewer, type, 'write')) throw forbidden();
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
