import type { FastifyInstance } from 'fastify';
import { ARTICLE_BODY_LIMIT } from '../../content/article-limit';
import { route } from '../../contract/route';
import { deleteUnsavedChanges, readUnsavedChanges, storeUnsavedChanges } from './unsaved-changes';

/** The unsaved input of the caller's editors. */
export async function unsavedChangesRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    'fetchUnsavedChanges',
    { summary: "Get one's unsaved input of an item's editor" },
    async ({ services, viewer, params }) => ({ unsavedChanges: await readUnsavedChanges(services, viewer, params) }),
  );
  route(
    app,
    'storeUnsavedChanges',
    { summary: "Store one's unsaved input of an item's editor", status: 204, bodyLimit: ARTICLE_BODY_LIMIT },
    async ({ services, viewer, params, body }) => {
      await storeUnsavedChanges(services, viewer, params, body);
      return undefined;
    },
  );
  route(
    app,
    'deleteUnsavedChanges',
    { summary: "Delete one's unsaved input of an item's editor", status: 204 },
    async ({ services, viewer, params }) => {
      await deleteUnsavedChanges(services, viewer, params);
      return undefined;
    },
  );
}
