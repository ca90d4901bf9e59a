import type { FastifyInstance } from 'fastify';
import { ARTICLE_BODY_LIMIT } from '../../content/article-limit';
import { route } from '../../contract/route';
import { discardPendingChange, listPendingChanges, readPendingChange, savePendingChange } from './pending-changes';
import { publishPendingChange } from './publish-pending-change';

/** Changes of published items that visitors do not see until they are published. */
export async function pendingChangeRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchPendingChanges', { summary: 'List the pending changes of a collection' }, async (call) => ({
    pendingChanges: await listPendingChanges(call.services, call.viewer, call.params.collection),
  }));
  route(app, 'fetchPendingChange', { summary: 'Get the pending changes of an item' }, async (call) => ({
    pendingChange: await readPendingChange(call.services, call.viewer, call.params),
  }));
  route(
    app,
    'savePendingChange',
    { summary: 'Save changes of a published item without publishing them', bodyLimit: ARTICLE_BODY_LIMIT },
    async ({ params, body, ...change }) => {
      const pendingChange = await savePendingChange(change, params, body);
      const message = body.unpublish
        ? 'Saved. Visitors will no longer find it from the chosen time on.'
        : pendingChange.publishAt === null
          ? 'Changes saved. Visitors see them when you publish.'
          : 'Changes saved. Visitors see them from the chosen time on.';
      return { message, pendingChange };
    },
  );
  route(
    app,
    'publishPendingChange',
    { summary: 'Publish the pending changes of an item' },
    async ({ params, body, ...change }) => {
      await publishPendingChange(change, params, body.version);
      return { message: 'Changes published' };
    },
  );
  route(
    app,
    'discardPendingChange',
    { summary: 'Discard the pending changes of an item' },
    async ({ params, ...change }) => {
      await discardPendingChange(change, params);
      return { message: 'Changes discarded' };
    },
  );
}
