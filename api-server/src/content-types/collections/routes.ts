import { remoteCollection } from 'api-client/content-types';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Viewer } from '../../auth/viewer';
import { SECOND } from '../../clock';
import { ARTICLE_BODY_LIMIT } from '../../content/article-limit';
import { route } from '../../contract/route';
import { fieldErrors } from '../../contract/validation';
import type { Database } from '../../database/database';
import { forbidden, invalid, notFound } from '../../errors/failures';
import { listItems, readItem } from '../list';
import type { ServedContentType } from '../served-content-type';
import { createItem, deleteItem, updateItem } from '../writes';
import { eraseCollection } from './erase-collection';
import { learnLiveCollections } from './learn-live';
import { liveCollection, partsOf, storedCollections } from './served-collections';

interface Named {
  readonly remote: string;
  readonly collection: string;
}

/** @throws 400 naming every field that the definition's schema refuses */
function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value);
  if (!read.success) throw invalid(fieldErrors(read.error));
  return read.data;
}

const bodies = { bodyLimit: ARTICLE_BODY_LIMIT };

/** The collections that remotes bring: each call finds the definition by its address. */
export async function collectionRoutes(app: FastifyInstance): Promise<void> {
  let learntAt = -Infinity;
  /** A front end may have just become live: its collections are looked for, once a second at most. */
  async function learn(): Promise<void> {
    const now = app.services.clock.now().getTime();
    if (now - learntAt < SECOND) return;
    learntAt = now;
    await learnLiveCollections(app.services, app.log).catch((error: unknown) => {
      app.log.warn({ err: error }, 'the collections of the live front ends could not be read');
    });
  }

  /** @throws 404 */
  async function find(db: Database, { remote, collection }: Named): Promise<ServedContentType> {
    const name = remoteCollection(remote, collection);
    const known = await liveCollection(db, name);
    if (known) return known;
    await learn();
    const learnt = await liveCollection(db, name);
    if (!learnt) throw notFound('Collection');
    return learnt;
  }

  /** The collection of a change. @throws 404, or 403 for roles that its definition does not name */
  async function findForChange(db: Database, named: Named, { role }: Viewer): Promise<ServedContentType> {
    const served = await find(db, named);
    if (!served.roles.includes(role)) throw forbidden();
    return served;
  }

  route(app, 'fetchCollections', { summary: "List the remotes' collections" }, async ({ services }) => ({
    collections: (await storedCollections(services.db)).map(({ name, live, definition }) => {
      const [remote, collection] = partsOf(name);
      return { remote, collection, live, definition };
    }),
  }));
  route(
    app,
    'eraseCollection',
    { summary: 'Erase a collection of a retired remote' },
    async ({ params: { remote, collection }, ...change }) => {
      const items = await eraseCollection(change, remoteCollection(remote, collection));
      return { message: `The collection was erased, with ${items} items` };
    },
  );
  route(
    app,
    'fetchCollectionItems',
    { summary: "List the items of a remote's collection" },
    async ({ params, query, viewer, services }) => {
      const served = await find(services.db, params);
      return listItems(served, services, parsed(served.schemas.listQuery, query), viewer);
    },
  );
  route(
    app,
    'fetchCollectionItem',
    { summary: "Get an item of a remote's collection" },
    async ({ params, viewer, services }) => ({
      item: await readItem(await find(services.db, params), services, params.id, viewer),
    }),
  );
  route(
    app,
    'addCollectionItem',
    { summary: "Create an item of a remote's collection", status: 201, ...bodies },
    async ({ params, body, ...change }) => {
      const served = await findForChange(change.services.db, params, change.viewer);
      const item = await createItem(change, served, parsed(served.schemas.body, body));
      return { message: `${served.what} added successfully`, item };
    },
  );
  route(
    app,
    'updateCollectionItem',
    { summary: "Change an item of a remote's collection", ...bodies },
    async ({ params, body, ...change }) => {
      const served = await findForChange(change.services.db, params, change.viewer);
      const item = await updateItem(change, served, params.id, parsed(served.schemas.update, body));
      return { message: `${served.what} updated successfully`, item };
    },
  );
  route(
    app,
    'deleteCollectionItem',
    { summary: "Delete an item of a remote's collection" },
    async ({ params, ...change }) => {
      const served = await findForChange(change.services.db, params, change.viewer);
      await deleteItem(change, served, params.id);
      return { message: `${served.what} deleted successfully` };
    },
  );
}
