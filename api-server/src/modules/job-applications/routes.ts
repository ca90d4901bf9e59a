import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { auditReading, auditChange } from '../../audit';
import { linkSecret } from '../../auth/link-secrets';
import { localeOf } from '../../content/site-languages';
import { route } from '../../contract/route';
import { notFound } from '../../errors/failures';
import { listFieldsOf } from '../../pagination/list-page';
import { callerOf } from 'http-edge';
import { toJobApplication } from './application-entity';
import { apply, RECEIVED } from './apply';
import { changeApplication } from './change';
import { applicationsCsv } from './export';
import { openOwnApplication, toOwnApplication, withdrawApplication } from './own-application';
import { deleteApplication } from './remove';
import { findApplication, listApplications } from './repository';
import type { Change } from '../../services';

/** Records who reads which applications. */
const noteReading = ({ services, viewer, request }: Change, rows: readonly { id: string; reference: string }[]) =>
  auditReading(
    services.db,
    { at: services.clock.now(), actor: viewer, collection: 'job-applications', requestId: request.id },
    rows.map(({ id, reference }) => ({ id, title: reference })),
  );

/** Applications: sent by visitors, read and handled only by recruiters and owners. */
export async function jobApplicationRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'createJobApplication', { summary: 'Apply for a job' }, async ({ query, body, request, services }) => {
    await apply(services, body, callerOf(request.ip), localeOf(services.config, query.locale));
    return { message: RECEIVED };
  });

  route(
    app,
    'fetchOwnApplication',
    { summary: "Get one's own application by its key" },
    async ({ body, services, request, reply }) => {
      const row = await openOwnApplication(services, linkSecret(body.key, 'own-application', request));
      void reply.header('cache-control', 'no-store');
      return { application: toOwnApplication(row, services.clock.now()) };
    },
  );

  route(
    app,
    'withdrawOwnApplication',
    { summary: "Withdraw one's own application" },
    async ({ body, services, request }) => {
      const key = linkSecret(body.key, 'own-application', request);
      const row = await withdrawApplication(services, key, body.reference, request.id);
      return {
        message: 'Your application is withdrawn',
        application: toOwnApplication(row, services.clock.now()),
      };
    },
  );

  route(app, 'fetchJobApplications', { summary: 'List the job applications' }, async ({ query, services, ...call }) => {
    const page = await listApplications(services.db, call.viewer, query);
    await noteReading({ services, ...call }, page.rows);
    return { jobApplications: page.rows.map(toJobApplication), ...listFieldsOf(page) };
  });

  route(app, 'fetchJobApplication', { summary: 'Get a job application' }, async ({ params, services, ...call }) => {
    const row = await findApplication(services.db, call.viewer, params.id);
    if (!row) throw notFound('Application');
    await noteReading({ services, ...call }, [row]);
    return { jobApplication: toJobApplication(row) };
  });

  route(
    app,
    'updateJobApplication',
    { summary: 'Change the state, score or notes of a job application' },
    async (call) => {
      const row = await changeApplication(call, call.params.id, call.body);
      void call.services.mail.flush();
      return {
        message: 'Application updated successfully',
        jobApplication: toJobApplication(row),
      };
    },
  );

  route(app, 'deleteJobApplication', { summary: 'Delete a job application' }, async (call) => {
    await deleteApplication(call, call.params.id);
    return { message: 'Application deleted successfully' };
  });

  route(
    app,
    'exportJobApplications',
    { summary: 'Export the job applications as CSV', raw: true },
    async ({ query, reply, ...change }) => {
      const { db } = change.services;
      await auditChange(db, change, { action: 'export', collection: 'job-applications' });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="job-applications.csv"')
        .send(Readable.from(applicationsCsv(db, change.viewer, query)));
    },
  );
}
