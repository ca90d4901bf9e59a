import {
  addInterview,
  cancelInterview,
  exportInterview,
  fetchJobRecruiters,
  fetchOtherApplications,
  fetchRecruiters,
  fetchStateMailRevisions,
  fetchStateMails,
  updateJobRecruiters,
  updateStateMail,
} from 'api-client';
import { jobApplicationCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { APPLICATION_READERS } from '../../auth/viewer';
import { route } from '../../contract/route';
import { toJobApplication } from './application-entity';
import { addInterview as makeAppointment, calendarOf, cancelInterview as callOff } from './interviews';
import { changeJobRecruiters, listRecruiters, readJobRecruiters } from './recruiters';
import { findApplication, otherApplications } from './repository';
import { changeStateMail, listRevisions, listStateMails } from './state-mails';

const success = true as const;
const roles = APPLICATION_READERS;

/** Recruiting beside applications: a job's recruiters, emails to applicants, interviews. */
export async function recruitingRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    fetchRecruiters,
    jobApplicationCalls.fetchRecruiters,
    async ({ services }) => ({ success, recruiters: await listRecruiters(services.db) }),
    { roles },
  );
  route(
    app,
    fetchJobRecruiters,
    jobApplicationCalls.fetchJobRecruiters,
    async ({ services, params }) => ({ success, recruiterIds: await readJobRecruiters(services.db, params.id) }),
    { roles },
  );
  route(
    app,
    updateJobRecruiters,
    jobApplicationCalls.updateJobRecruiters,
    async (call) => ({
      ...{ success, message: 'Recruiters updated successfully' },
      recruiterIds: await changeJobRecruiters(call, call.params.id, call.body.recruiterIds),
    }),
    { roles },
  );
  route(
    app,
    fetchOtherApplications,
    jobApplicationCalls.fetchOtherApplications,
    async ({ services, params }) => ({ success, jobApplications: await otherApplications(services.db, params.id) }),
    { roles },
  );
  route(
    app,
    fetchStateMails,
    jobApplicationCalls.fetchStateMails,
    async ({ services }) => ({ success, stateMails: await listStateMails(services.db) }),
    { roles },
  );
  route(
    app,
    fetchStateMailRevisions,
    jobApplicationCalls.fetchStateMailRevisions,
    async ({ services, params }) => ({ success, revisions: await listRevisions(services.db, params.state) }),
    { roles },
  );
  route(
    app,
    updateStateMail,
    jobApplicationCalls.updateStateMail,
    async (call) => ({
      ...{ success, message: 'Mail updated successfully' },
      stateMail: await changeStateMail(call, call.params.state, call.body),
    }),
    { roles },
  );
  route(
    app,
    addInterview,
    jobApplicationCalls.addInterview,
    async (call) => ({
      ...{ success, message: 'The applicant is invited' },
      jobApplication: toJobApplication(await makeAppointment(call, call.params.id, call.body)),
    }),
    { roles },
  );
  route(
    app,
    cancelInterview,
    jobApplicationCalls.cancelInterview,
    async (call) => ({
      ...{ success, message: 'The interview is cancelled' },
      jobApplication: toJobApplication(await callOff(call, call.params.id, call.params.interviewId)),
    }),
    { roles },
  );
  route(
    app,
    exportInterview,
    jobApplicationCalls.exportInterview,
    async ({ services, params, reply }) => {
      const calendar = await calendarOf(services, await findApplication(services.db, params.id), params.interviewId);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="interview.ics"')
        .send(calendar);
    },
    { roles, raw: true },
  );
}
