import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { deleteFilter, listFilters, saveFilter } from './saved-filters';

/** The filters that the caller has saved. */
export async function savedFilterRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    'fetchSavedFilters',
    { summary: "List one's saved filters of a list" },
    async ({ services, viewer, query }) => ({
      savedFilters: await listFilters(services, viewer, query.list),
    }),
  );
  route(
    app,
    'saveFilter',
    { summary: 'Save a filter of a list, or replace the one of the same name' },
    async ({ services, viewer, body }) => ({
      message: 'Filters saved',
      savedFilter: await saveFilter(services, viewer, body),
    }),
  );
  route(app, 'deleteSavedFilter', { summary: "Delete one's saved filter" }, async ({ services, viewer, params }) => {
    await deleteFilter(services, viewer, params.id);
    return { message: 'Saved filter deleted' };
  });
}
