import { fetchNewsletter, previewNewsletter, sendNewsletter, sendTestNewsletter } from 'api-client';
import { subscriptionCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { EDITORS } from '../../auth/viewer';
import { done } from '../../content/done';
import { route } from '../../contract/route';
import { countConfirmed } from '../subscriptions/repository';
import { untoldArticles } from './articles';
import { listIssues, previewIssue, sendIssue, sendTest } from './issues';

const success = true as const;

/** The newsletter: new articles, chosen and sent by an editor. */
export async function newsletterRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    fetchNewsletter,
    subscriptionCalls.fetchNewsletter,
    async ({ services: { db, clock } }) => ({
      success,
      newsletter: {
        subscribers: await countConfirmed(db, 'newsletter'),
        articles: await untoldArticles(db, clock.now()),
        issues: await listIssues(db),
      },
    }),
    { roles: EDITORS },
  );
  route(
    app,
    previewNewsletter,
    subscriptionCalls.previewNewsletter,
    async ({ services, body }) => ({ success, preview: await previewIssue(services, body) }),
    { roles: EDITORS },
  );
  route(
    app,
    sendTestNewsletter,
    subscriptionCalls.sendTestNewsletter,
    async (call) => {
      await sendTest(call, call.body);
      return done(`Sent to ${call.viewer.email}`);
    },
    { roles: EDITORS },
  );
  route(
    app,
    sendNewsletter,
    subscriptionCalls.sendNewsletter,
    async (call) => ({ success, message: 'The newsletter is on its way', issue: await sendIssue(call, call.body) }),
    { roles: EDITORS, status: 201 },
  );
}
