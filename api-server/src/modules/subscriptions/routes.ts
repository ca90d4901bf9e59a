import { Readable } from 'node:stream';
import {
  confirmSubscription,
  deleteSubscription,
  exportSubscriptions,
  fetchSubscriptions,
  openUnsubscribePage,
  subscribe,
  subscriptionPath,
  unsubscribe,
} from 'api-client';
import { subscriptionCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../audit';
import { linkSecret } from '../../auth/link-secrets';
import { ANY_ADMIN } from '../../auth/viewer';
import { done } from '../../content/done';
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
  ASKED,
  confirmSubscription as confirm,
  CONFIRMED,
  subscribe as ask,
  UNSUBSCRIBED,
  unsubscribe as leave,
} from './subscribe';
import { toSubscription } from './subscription-entity';

/** Job alerts and the newsletter: subscribing, unsubscribing and lists of subscribers. */
export async function subscriptionRoutes(app: FastifyInstance): Promise<void> {
  route(app, subscribe, subscriptionCalls.subscribe, async ({ services, body, request }) => {
    await ask(services, body, callerOf(request.ip));
    return done(ASKED);
  });
  route(app, confirmSubscription, subscriptionCalls.confirmSubscription, async ({ services, body, request }) => {
    await confirm(services, linkSecret(body.token, 'confirm-subscription', request), request.id);
    return done(CONFIRMED);
  });
  route(
    app,
    unsubscribe,
    subscriptionCalls.unsubscribe,
    async ({ services, query, request }) => {
      await leave(services, linkSecret(query.token, 'unsubscribe', request), request.id);
      return done(UNSUBSCRIBED);
    },
    { takesForms: true },
  );
  route(
    app,
    openUnsubscribePage,
    subscriptionCalls.openUnsubscribePage,
    async ({ query, reply }) =>
      reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(subscriptionPath('unsubscribe', query.token), 302),
    { raw: true, uncached: true },
  );
  route(
    app,
    fetchSubscriptions,
    subscriptionCalls.fetchSubscriptions,
    async ({ services, query, viewer }) => {
      requireHandler(viewer, query.kind);
      const page = await listSubscriptions(services.db, query);
      return {
        ...{ success: true as const, subscriptions: page.rows.map(toSubscription), ...listFieldsOf(page) },
        confirmed: await countConfirmed(services.db, query.kind),
      };
    },
    { roles: ANY_ADMIN },
  );
  route(
    app,
    exportSubscriptions,
    subscriptionCalls.exportSubscriptions,
    async ({ services, query, viewer, request, reply }) => {
      requireHandler(viewer, query.kind);
      const { db, clock } = services;
      await writeAudit(db, {
        ...{ at: clock.now(), actor: viewer, action: 'export', collection: 'subscriptions' },
        ...{ title: query.kind, requestId: request.id },
      });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${query.kind}-subscribers.csv"`)
        .send(Readable.from(subscriptionsCsv(db, query)));
    },
    { roles: ANY_ADMIN, raw: true },
  );
  route(
    app,
    deleteSubscription,
    subscriptionCalls.deleteSubscription,
    async (call) => {
      await deleteForGood(call, call.params.id);
      return done('Subscription deleted successfully');
    },
    { roles: ANY_ADMIN },
  );
}
