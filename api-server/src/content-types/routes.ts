import { operationSchemas } from 'api-client/calls';
import { endpointOf } from 'api-client/content-types';
import type { FastifyInstance } from 'fastify';
import { may } from '../auth/may';
import type { Viewer } from '../auth/viewer';
import { ARTICLE_BODY_LIMIT } from '../content/article-limit';
import { register } from '../contract/route';
import { localeOf } from '../content/site-languages';
import { contentTypes } from '.';
import { withoutHiddenIds } from './hidden-ids';
import { itemInLanguage, itemsInLanguage } from './items-in-language';
import { listItems, readItem } from './list';
import { readNew, readUpdate } from './read-body';
import type { ServedContentType } from './served-content-type';
import { createItem, deleteItem, updateItem } from './writes';

/** The routes that every content type has (list, one, create, update, delete), and those of its hooks. */
function contentRoutes(app: FastifyInstance, served: ServedContentType): void {
  const { type, hooks } = served;
  const { operations, item, items, what, plural = `${what}s`, messages = {}, longBodies } = type;
  const one = what.toLowerCase();
  const { summaries = {} } = hooks;
  const { create, update, ...schemas } = operationSchemas(type, served.schemas);
  // Their bodies are validated in the handlers: the rules depend on the item's status.
  const [creating, updating] = [{ answer: create.answer }, { params: update.params, answer: update.answer }];
  const mayEdit = (viewer: Viewer | undefined) => viewer !== undefined && may(viewer, served, 'read');
  const bodies = longBodies && { bodyLimit: ARTICLE_BODY_LIMIT };

  const listed = { summary: summaries.list ?? `List the ${plural.toLowerCase()}` };
  register(app, endpointOf(type, 'list'), schemas.list, listed, async ({ services, query, viewer }) => {
    const language = localeOf(services.config, query.locale);
    const { items: read, ...way } = await listItems(served, services, query, viewer);
    const found = await itemsInLanguage(services.db, served.type, language, read);
    const shown = mayEdit(viewer) ? found : found.map((one) => withoutHiddenIds(type.fields, one));
    return type.listShape ? shown : { [items]: shown, ...way };
  });

  if (operations.one) {
    const options = { summary: summaries.one ?? `Get a ${one}` };
    register(app, endpointOf(type, 'one'), schemas.one, options, async ({ services, params, query, viewer }) => {
      const language = localeOf(services.config, query.locale);
      const read = await readItem(served, services, params.id, viewer);
      const found = await itemInLanguage(services.db, served.type, language, read);
      return { [item]: mayEdit(viewer) ? found : withoutHiddenIds(type.fields, found) };
    });
  }

  const created = { summary: summaries.create ?? `Create a ${one}`, status: 201, ...bodies } as const;
  register(app, endpointOf(type, 'create'), creating, created, async ({ body, ...change }) => {
    const entity = await createItem(change, served, readNew(served, body));
    return {
      message: messages.created ?? `${what} added successfully`,
      ...(type.createdAs ? entity : { [item]: entity }),
    };
  });

  const updated = { summary: summaries.update ?? `Change a ${one}`, ...bodies };
  register(app, endpointOf(type, 'update'), updating, updated, async ({ params, body, ...change }) => {
    const read = await readUpdate(change.services, served, params.id, body);
    return {
      message: messages.updated ?? `${what} updated successfully`,
      [type.updatedAs ?? item]: await updateItem(change, served, params.id, read),
    };
  });

  const removed = { summary: summaries.delete ?? `Delete a ${one}` };
  register(app, endpointOf(type, 'delete'), schemas.delete, removed, async ({ params, ...change }) => {
    await deleteItem(change, served, params.id);
    return { message: messages.deleted ?? `${what} deleted successfully` };
  });
  hooks.routes?.(app, served);
}

export async function contentTypeRoutes(app: FastifyInstance): Promise<void> {
  for (const served of contentTypes) contentRoutes(app, served);
}
