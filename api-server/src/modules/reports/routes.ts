import type { FastifyInstance } from 'fastify';
import { callerOf } from 'http-edge';
import { auditReading } from '../../audit';
import { VISITORS_BODY_LIMIT } from '../../content-types/collections/submit-item';
import { localeOf } from '../../content/site-languages';
import { route } from '../../contract/route';
import { UnstoredLimit } from '../../limits/unstored-limit';
import { findReportForm } from './report-form';
import { sendReport } from './send-report';
import { addToReport, openReport, readReport, replyToReport } from './thread';

/** The wrong keys of a caller in an hour. A key cannot be guessed; this limits the work of trying. */
const WRONG_KEYS = 20;

/** The answers of senders are secrets: they are neither cached nor stored for repeated calls. */
const ofSender = { secret: true, bodyLimit: VISITORS_BODY_LIMIT };

/** Reports without a name: nothing about the sender is stored or logged (`http-edge/src/untraced.ts`). */
export async function reportRoutes(app: FastifyInstance): Promise<void> {
  const { clock, config } = app.services;
  const sent = new UnstoredLimit(clock, config.limits.formsPerHour);
  const wrongKeys = new UnstoredLimit(clock, WRONG_KEYS);

  /** Does work with a key, which counts only when the key is wrong. */
  async function withKey<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    const release = wrongKeys.take(caller);
    const result = await work();
    release();
    return result;
  }

  route(
    app,
    'fetchReportForm',
    { summary: 'Get a form for reports without a name' },
    async ({ params, query, services }) => {
      const language = localeOf(services.config, query.locale);
      return { form: await findReportForm(services.db, params.form, services.clock.now(), language) };
    },
  );
  route(
    app,
    'sendReport',
    { summary: 'Send a report without a name', status: 201, ...ofSender },
    async ({ params, body, services, request }) => {
      const release = sent.take(callerOf(request.ip));
      try {
        const key = await sendReport(services, params.form, body);
        return { message: 'Thank you. Your report has been received.', key };
      } catch (error) {
        // Nothing was sent.
        release();
        throw error;
      }
    },
  );
  route(
    app,
    'openReport',
    { summary: 'Get the report of a key', ...ofSender },
    async ({ body: { key }, services, request }) =>
      withKey(callerOf(request.ip), async () => ({ report: await openReport(services.db, key) })),
  );
  route(
    app,
    'addToReport',
    { summary: 'Add a message to the report of a key', status: 201, ...ofSender },
    async ({ body: { key, text }, services, request }) => {
      const caller = callerOf(request.ip);
      const release = sent.take(caller);
      try {
        const report = await withKey(caller, () => addToReport(services, key, text));
        return { message: 'Your message was added', report };
      } catch (error) {
        release();
        throw error;
      }
    },
  );
  route(
    app,
    'fetchReport',
    { summary: 'Get the thread of a report' },
    async ({ params, services, viewer, request }) => {
      const { item, report } = await readReport(services.db, params.id, viewer);
      const reading = { at: services.clock.now(), actor: viewer, requestId: request.id, collection: item.collection };
      await auditReading(services.db, reading, [{ id: item.id, title: item.slug }]);
      return { report };
    },
  );
  route(
    app,
    'replyToReport',
    { summary: 'Write to the sender of a report', status: 201, secret: true },
    async ({ params, body, ...change }) => ({
      message: 'Your answer was sent',
      report: await replyToReport(change, params.id, body.text),
    }),
  );
}
