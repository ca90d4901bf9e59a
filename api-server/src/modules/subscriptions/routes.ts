import { Readable } from 'node:stream';
import { subscriptionPath } from 'api-client';
import type { FastifyInstance } from 'fastify';
import { auditChange } from '../../audit';
import { linkSecret } from '../../auth/link-secrets';
import { localeOf } from '../../content/site-languages';
import { route } from '../../contract/route';
import { callerOf } from 'http-edge';
import { listFieldsOf } from '../../pagination/list-page';
import {
  countConfirmed,
  deleteSubscription as deleteForGood,
  listSubscriptions,
  requireHandler,
  subscriptionsCsv,
} from './repository';
import {
  CONFIRMATION_SENT,
  confirmSubscription as confirm,
  CONFIRMED,
  subscribe as ask,
  UNSUBSCRIBED,
  unsubscribe as leave,
} from './subscribe';
import { toSubscription } from './subscription-entity';

/** Job alerts and the newsletter: subscribing, unsubscribing and lists of subscribers. */
export async function subscriptionRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    'subscribe',
    { summary: 'Subscribe to the newsletter or to job alerts' },
    async ({ services, query, body, request }) => {
      await ask(services, body, callerOf(request.ip), localeOf(services.config, query.locale));
      return { message: CONFIRMATION_SENT };
    },
  );
  route(app, 'confirmSubscription', { summary: 'Confirm a subscription' }, async ({ services, body, request }) => {
    await confirm(services, linkSecret(body.token, 'confirm-subscription', request), request.id);
    return { message: CONFIRMED };
  });
  route(
    app,
    'unsubscribe',
    { summary: 'End a subscription', takesForms: true },
    async ({ services, query, request }) => {
      await leave(services, linkSecret(query.token, 'unsubscribe', request), request.id);
      return { message: UNSUBSCRIBED };
    },
  );
  route(
    app,
    'openUnsubscribePage',
    { summary: 'Open the page that ends a subscription', raw: true, uncached: true },
    async ({ query, reply }) =>
      reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(subscriptionPath('unsubscribe', query.token), 302),
  );
  route(app, 'fetchSubscriptions', { summary: 'List the subscriptions' }, async ({ services, query, viewer }) => {
    requireHandler(viewer, query.kind);
    const page = await listSubscriptions(services.db, query);
    return {
      ...{ subscriptions: page.rows.map(toSubscription), ...listFieldsOf(page) },
      confirmed: await countConfirmed(services.db, query.kind),
    };
  });
  route(
    app,
    'exportSubscriptions',
    { summary: 'Export the subscriptions as CSV', raw: true },
    async ({ query, reply, ...change }) => {
      requireHandler(change.viewer, query.kind);
      const { db } = change.services;
      await auditChange(db, change, { action: 'export', collection: 'subscriptions', title: query.kind });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${query.kind}-subscribers.csv"`)
        .send(Readable.from(subscriptionsCsv(db, query)));
    },
  );
  route(app, 'deleteSubscription', { summary: 'Delete a subscription' }, async (call) => {
    await deleteForGood(call, call.params.id);
    return { message: 'Subscription deleted successfully' };
  });
}
