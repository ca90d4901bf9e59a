import { FORMS, remoteCollection } from 'api-client/content-types';
import { counted } from 'api-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from 'http-edge';
import { auditReading } from '../../audit';
import { may } from '../../auth/may';
import type { Viewer } from '../../auth/viewer';
import { SECOND } from '../../clock';
import { ARTICLE_BODY_LIMIT } from '../../content/article-limit';
import { localeOf } from '../../content/site-languages';
import { route } from '../../contract/route';
import { parsed } from '../../contract/validation';
import type { Database } from '../../database/database';
import { ApiFailure, forbidden, notFound, unauthorized } from '../../errors/failures';
import { listItems, readItem } from '../list';
import { readNew, readUpdate } from '../read-body';
import type { AnyEntity } from '../../content/stored-content-type';
import type { Services } from '../../services';
import type { ServedContentType } from '../served-content-type';
import { refuseUnpublished } from '../forms/refuse-unpublished';
import { createItem, deleteItem, updateItem } from '../writes';
import { withoutAttachments } from './attachments';
import { collectionLosses } from './collection-losses';
import { eraseCollection } from './erase-collection';
import { registerLiveCollections } from './register-live-collections';
import { consentOf } from './submitted-consent';
import { submitItem, VISITORS_BODY_LIMIT } from './submit-item';
import { liveCollection, partsOf, storedCollections } from './served-collections';

interface Named {
  readonly remote: string;
  readonly collection: string;
}

interface Reading {
  readonly params: Named;
  readonly viewer: Viewer | undefined;
  readonly services: Services;
  readonly request: FastifyRequest;
}

/** @throws 401 for visitors, 403 without the right */
function assertMay(
  served: ServedContentType,
  viewer: Viewer | undefined,
  action: 'read' | 'write' | 'change' | 'delete',
): asserts viewer is Viewer {
  if (!viewer) throw unauthorized();
  if (!may(viewer, served, action)) throw forbidden();
}

const bodies = { bodyLimit: ARTICLE_BODY_LIMIT };

/** The collections that remotes bring: each call finds the definition by its address. */
export async function collectionRoutes(app: FastifyInstance): Promise<void> {
  let learntAt = -Infinity;
  /** A front end may have just become live: its collections are loaded, at most once a second. */
  async function learn(): Promise<void> {
    const now = app.services.clock.now().getTime();
    if (now - learntAt < SECOND) return;
    learntAt = now;
    await registerLiveCollections(app.services, app.log).catch((error: unknown) => {
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

  /** The collection of a change. @throws 404, or 403 without the right */
  async function findFor(
    action: 'change' | 'delete',
    db: Database,
    named: Named,
    viewer: Viewer,
  ): Promise<ServedContentType> {
    const served = await find(db, named);
    assertMay(served, viewer, action);
    return served;
  }

  /** Reads items; only editors read submissions of visitors, and the audit log names the readers. */
  async function read<Answer>(
    { params, viewer, services, request }: Reading,
    items: (served: ServedContentType) => Promise<Answer & { readonly items: readonly AnyEntity[] }>,
  ) {
    const served = await find(services.db, params);
    if (!served.type.publicForm) return items(served);
    assertMay(served, viewer, 'read');
    const answer = await items(served);
    const reading = { at: services.clock.now(), actor: viewer, requestId: request.id };
    await auditReading(
      services.db,
      { ...reading, collection: served.collection },
      answer.items.map(({ _id: id, slug }) => ({ id, title: String(slug) })),
    );
    return answer;
  }

  // Checked before the body is read: forms of visitors are short.
  app.addHook('onRequest', async ({ headers, routeOptions: { config } }) => {
    const length = Number(headers['content-length'] ?? Infinity);
    const isVisitors = config.operation === 'addCollectionItem' && headers.authorization === undefined;
    if (isVisitors && length > VISITORS_BODY_LIMIT)
      throw new ApiFailure(413, 'The form is too long. Shorten its texts.');
  });

  // For delivery, like `/version-reports`: the site does not pass it on.
  app.post<{ Querystring: { remote?: string } }>('/collection-losses', { schema: { hide: true } }, async (request) => ({
    losses: await collectionLosses(app.services.db, request.query.remote ?? '', request.body),
  }));

  route(app, 'fetchCollections', { summary: "List the remotes' collections" }, async ({ services }) => {
    await learn();
    const stored = await storedCollections(services.db);
    return {
      collections: stored.map(({ name, live, definition }) => {
        const [remote, collection] = partsOf(name);
        return { remote, collection, live, definition };
      }),
    };
  });
  route(
    app,
    'eraseCollection',
    { summary: 'Erase a collection of a retired remote' },
    async ({ params: { remote, collection }, ...change }) => {
      const items = await eraseCollection(change, remoteCollection(remote, collection));
      return { message: `The collection was erased, with ${counted(items, 'item')}` };
    },
  );
  route(app, 'fetchCollectionItems', { summary: "List the items of a remote's collection" }, (call) =>
    read(call, (served) => listItems(served, call.services, parsed(served.schemas.listQuery, call.query), call.viewer)),
  );
  route(app, 'fetchCollectionItem', { summary: "Get an item of a remote's collection" }, async (call) => {
    const one = async (served: ServedContentType) => ({
      items: [await readItem(served, call.services, call.params.id, call.viewer)] as const,
    });
    const { items } = await read(call, one);
    const [item] = items;
    return { item: { ...(await consentOf(call.services.db, item._id)), ...item } };
  });
  route(
    app,
    'addCollectionItem',
    { summary: "Create an item of a remote's collection", status: 201, ...bodies },
    async ({ params, query, body, viewer, services, request }) => {
      const served = await find(services.db, params);
      const { publicForm } = served.type;
      if (publicForm && !viewer) {
        // Reports without a name are sent by calls that leave no trace of their senders.
        if (publicForm.anonymous) throw notFound('Form');
        if (params.remote === FORMS) await refuseUnpublished(services.db, params.collection, services.clock.now());
        const language = localeOf(services.config, query.locale);
        const reference = await submitItem(services, served, publicForm, body, callerOf(request.ip), language);
        return { message: 'Thank you. What you sent has been received.', reference };
      }
      assertMay(served, viewer, 'write');
      const item = await createItem({ services, viewer, request }, served, readNew(served, body));
      return { message: `${served.what} added successfully`, item };
    },
  );
  route(
    app,
    'updateCollectionItem',
    { summary: "Change an item of a remote's collection", ...bodies },
    async ({ params, body, ...change }) => {
      const served = await findFor('change', change.services.db, params, change.viewer);
      const read = await readUpdate(change.services, served, params.id, withoutAttachments(served.type, body));
      const item = await updateItem(change, served, params.id, read);
      return { message: `${served.what} updated successfully`, item };
    },
  );
  route(
    app,
    'deleteCollectionItem',
    { summary: "Delete an item of a remote's collection" },
    async ({ params, ...change }) => {
      const served = await findFor('delete', change.services.db, params, change.viewer);
      await deleteItem(change, served, params.id);
      return { message: `${served.what} deleted successfully` };
    },
  );
}
