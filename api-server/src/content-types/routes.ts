import { endpointOf } from 'api-client/content-types';
import type { idParams } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { ARTICLE_BODY_LIMIT } from '../content/article-limit';
import { register } from '../contract/route';
import { contentTypes } from '.';
import { listItems, readItem } from './list';
import { callOf, type AnyBody, type AnyQuery, type ServedContentType } from './served-content-type';
import { createItem, deleteItem, updateItem } from './writes';

/** The routes that every content type has (list, one, create, update, delete), and those of its hooks. */
function contentRoutes(app: FastifyInstance, served: ServedContentType): void {
  const { type, hooks } = served;
  const { operations, item, items, what, plural = `${what}s`, messages = {}, longBodies } = type;
  const one = what.toLowerCase();
  const { summaries = {} } = hooks;
  const bodies = longBodies && { bodyLimit: ARTICLE_BODY_LIMIT };

  const list = callOf<{ query: z.ZodType<AnyQuery> }>(served, 'list');
  const listed = { summary: summaries.list ?? `List the ${plural.toLowerCase()}` };
  register(app, endpointOf(type, 'list'), list, listed, async ({ services, query, viewer }) => {
    const { items: found, ...way } = await listItems(served, services, query, viewer);
    return type.listShape ? found : { [items]: found, ...way };
  });

  if (operations.one) {
    const read = callOf<{ params: typeof idParams }>(served, 'one');
    const options = { summary: summaries.one ?? `Get a ${one}` };
    register(app, endpointOf(type, 'one'), read, options, async ({ services, params, viewer }) => ({
      [item]: await readItem(served, services, params.id, viewer),
    }));
  }

  const create = callOf<{ body: z.ZodType<AnyBody> }>(served, 'create');
  const created = { summary: summaries.create ?? `Create a ${one}`, status: 201, ...bodies } as const;
  register(app, endpointOf(type, 'create'), create, created, async ({ body, ...change }) => {
    const entity = await createItem(change, served, body);
    return {
      message: messages.created ?? `${what} added successfully`,
      ...(type.createdAs ? entity : { [item]: entity }),
    };
  });

  const update = callOf<{ params: typeof idParams; body: z.ZodType<AnyBody> }>(served, 'update');
  const updated = { summary: summaries.update ?? `Change a ${one}`, ...bodies };
  register(app, endpointOf(type, 'update'), update, updated, async ({ params, body, ...change }) => ({
    message: messages.updated ?? `${what} updated successfully`,
    [type.updatedAs ?? item]: await updateItem(change, served, params.id, body),
  }));

  const remove = callOf<{ params: typeof idParams }>(served, 'delete');
  const removed = { summary: summaries.delete ?? `Delete a ${one}` };
  register(app, endpointOf(type, 'delete'), remove, removed, async ({ params, ...change }) => {
    await deleteItem(change, served, params.id);
    return { message: messages.deleted ?? `${what} deleted successfully` };
  });
  hooks.routes?.(app, served);
}

export async function contentTypeRoutes(app: FastifyInstance): Promise<void> {
  for (const served of contentTypes) contentRoutes(app, served);
}
