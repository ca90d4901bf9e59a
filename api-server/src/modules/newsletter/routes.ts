import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { countConfirmed } from '../subscriptions/repository';
import { unsentArticles } from './articles';
import { listIssues, previewIssue, sendIssue, sendTest } from './issues';

/** The newsletter: new articles, chosen and sent by an editor. */
export async function newsletterRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchNewsletter', { summary: "Get the newsletter's issues" }, async ({ services: { db, clock } }) => ({
    newsletter: {
      subscribers: await countConfirmed(db, 'newsletter'),
      articles: await unsentArticles(db, clock.now()),
      issues: await listIssues(db),
    },
  }));
  route(app, 'previewNewsletter', { summary: 'Preview an issue of the newsletter' }, async ({ services, body }) => ({
    preview: await previewIssue(services, body),
  }));
  route(app, 'sendTestNewsletter', { summary: 'Send a test of the newsletter to oneself' }, async (call) => {
    await sendTest(call, call.body);
    return { message: `Sent to ${call.viewer.email}` };
  });
  route(app, 'sendNewsletter', { summary: 'Send an issue of the newsletter', status: 201 }, async (call) => ({
    message: 'The newsletter is on its way',
    issue: await sendIssue(call, call.body),
  }));
}
