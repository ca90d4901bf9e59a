import { endpointOf } from 'api-client/content-types';
import type { idParams } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { ARTICLE_BODY_LIMIT } from '../content/article-limit';
import { done } from '../content/done';
import { route } from '../contract/route';
import { contentTypes } from '.';
import { listItems, readItem } from './list';
import { callOf, type AnyBody, type AnyQuery, type Served } from './served';
import { createItem, deleteItem, updateItem } from './writes';

/** The routes that every content type has (list, one, create, update, delete), and those of its hooks. */
function contentRoutes(app: FastifyInstance, served: Served): void {
  const { type, roles, hooks } = served;
  const { operations, item, items, what, messages = {}, longBodies } = type;
  const list = callOf<{ query: z.ZodType<AnyQuery> }>(served, 'list');
  route(app, endpointOf(type, 'list'), list, async ({ services, query, viewer }) => {
    const { items: found, ...way } = await listItems(served, services, query, viewer);
    return type.listShape ? found : { success: true as const, [items]: found, ...way };
  });
  if (operations.one) {
    const one = callOf<{ params: typeof idParams }>(served, 'one');
    route(app, endpointOf(type, 'one'), one, async ({ services, params, viewer }) => ({
      success: true as const,
      [item]: await readItem(served, services, params.id, viewer),
    }));
  }

  const writing = { roles, ...(longBodies && { bodyLimit: ARTICLE_BODY_LIMIT }) };
  const create = callOf<{ body: z.ZodType<AnyBody> }>(served, 'create');
  route(
    app,
    endpointOf(type, 'create'),
    create,
    async ({ body, ...change }) => {
      const entity = await createItem(change, served, body);
      return {
        ...done(messages.created ?? `${what} added successfully`),
        ...(type.createdAs ? entity : { [item]: entity }),
      };
    },
    { ...writing, status: 201 },
  );
  const update = callOf<{ params: typeof idParams; body: z.ZodType<AnyBody> }>(served, 'update');
  route(
    app,
    endpointOf(type, 'update'),
    update,
    async ({ params, body, ...change }) => ({
      ...done(messages.updated ?? `${what} updated successfully`),
      [type.updatedAs ?? item]: await updateItem(change, served, params.id, body),
    }),
    writing,
  );
  route(
    app,
    endpointOf(type, 'delete'),
    callOf<{ params: typeof idParams }>(served, 'delete'),
    async ({ params, ...change }) => {
      await deleteItem(change, served, params.id);
      return done(messages.deleted ?? `${what} deleted successfully`);
    },
    { roles },
  );
  hooks.routes?.(app, served);
}

/** The routes of every content type. */
export async function contentTypeRoutes(app: FastifyInstance): Promise<void> {
  for (const served of contentTypes) contentRoutes(app, served);
}
