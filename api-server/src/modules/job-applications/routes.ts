import { Readable } from 'node:stream';
import {
  createJobApplication,
  exportJobApplications,
  fetchJobApplication,
  fetchJobApplications,
  updateJobApplication,
} from 'api-client';
import { jobApplicationCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../audit/audit';
import { RECRUITERS } from '../../auth/viewer';
import { route } from '../../contract/route';
import { notFound } from '../../errors/failures';
import { listFieldsOf } from '../../listing/list-page';
import { toJobApplication } from './application-entity';
import { apply, RECEIVED } from './apply';
import { changeApplication } from './change';
import { applicationsCsv } from './export';
import { findApplication, listApplications } from './repository';

/** Applications: sent by visitors, handled by recruiters (api.md). */
export async function jobApplicationRoutes(app: FastifyInstance): Promise<void> {
  route(app, createJobApplication, jobApplicationCalls.createJobApplication, async ({ body, request, services }) => {
    await apply(services, body, request.ip);
    return { success: true as const, message: RECEIVED };
  });

  route(
    app,
    fetchJobApplications,
    jobApplicationCalls.fetchJobApplications,
    async ({ query, services }) => {
      const page = await listApplications(services.db, query);
      return { success: true as const, jobApplications: page.rows.map(toJobApplication), ...listFieldsOf(page) };
    },
    { roles: RECRUITERS },
  );

  route(
    app,
    fetchJobApplication,
    jobApplicationCalls.fetchJobApplication,
    async ({ params, services }) => {
      const row = await findApplication(services.db, params.id);
      if (!row) throw notFound('Application');
      return { success: true as const, jobApplication: toJobApplication(row) };
    },
    { roles: RECRUITERS },
  );

  route(
    app,
    updateJobApplication,
    jobApplicationCalls.updateJobApplication,
    async ({ params, body, viewer, services }) => {
      const row = await changeApplication(services, params.id, body, viewer);
      return {
        success: true as const,
        message: 'Application updated successfully',
        jobApplication: toJobApplication(row),
      };
    },
    { roles: RECRUITERS },
  );

  route(
    app,
    exportJobApplications,
    jobApplicationCalls.exportJobApplications,
    async ({ query, viewer, services, request, reply }) => {
      const { db, clock } = services;
      await writeAudit(db, {
        at: clock.now(),
        actor: viewer,
        action: 'export',
        collection: 'job-applications',
        requestId: request.id,
      });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="job-applications.csv"')
        .send(Readable.from(applicationsCsv(db, query)));
    },
    { roles: RECRUITERS, raw: true },
  );
}
