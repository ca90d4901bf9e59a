import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { forbidden } from '../../errors/failures';
import { textsFor } from '../../texts/texts';
import { toJobApplication } from './application-entity';
import { addInterview as makeAppointment, calendarOf, cancelInterview as callOff } from './interviews';
import { changeJobRecruiters, listRecruiters, readJobRecruiters } from './recruiters';
import { findApplication, otherApplications } from './repository';
import { changeStateMail, listRevisions, listStateMails } from './state-mails';

/** Recruiting beside applications: a job's recruiters, emails to applicants, interviews. */
export async function recruitingRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchRecruiters', { summary: 'List the recruiters' }, async ({ services }) => ({
    recruiters: await listRecruiters(services.db),
  }));
  route(
    app,
    'fetchJobRecruiters',
    { summary: 'List the recruiters of a job' },
    async ({ services, params, viewer }) => ({
      recruiterIds: await readJobRecruiters(services.db, viewer, params.id),
    }),
  );
  route(app, 'updateJobRecruiters', { summary: 'Change the recruiters of a job' }, async (call) => ({
    message: 'Recruiters updated successfully',
    recruiterIds: await changeJobRecruiters(call, call.params.id, call.body.recruiterIds),
  }));
  route(
    app,
    'fetchOtherApplications',
    { summary: 'List the other applications of an applicant' },
    async ({ services, params, viewer }) => ({
      jobApplications: await otherApplications(services.db, viewer, params.id),
    }),
  );
  route(
    app,
    'fetchStateMails',
    { summary: 'List the emails about the states of applications' },
    async ({ services, query }) => ({
      stateMails: await listStateMails(services.db, textsFor(services.config, query.locale)),
    }),
  );
  route(
    app,
    'fetchStateMailRevisions',
    { summary: 'List the revisions of an email about a state' },
    async ({ services, params }) => ({ revisions: await listRevisions(services.db, params.state) }),
  );
  route(app, 'updateStateMail', { summary: 'Change an email about a state' }, async (call) => {
    // It is the same for all jobs.
    if (call.viewer.jobs) throw forbidden();
    return {
      message: 'Email updated successfully',
      stateMail: await changeStateMail(call, call.params.state, call.body),
    };
  });
  route(app, 'addInterview', { summary: 'Invite an applicant to an interview' }, async (call) => ({
    message: 'The applicant is invited',
    jobApplication: toJobApplication(await makeAppointment(call, call.params.id, call.body)),
  }));
  route(app, 'cancelInterview', { summary: 'Cancel an interview' }, async (call) => ({
    message: 'The interview is cancelled',
    jobApplication: toJobApplication(await callOff(call, call.params.id, call.params.interviewId)),
  }));
  route(
    app,
    'exportInterview',
    { summary: 'Get an interview as a calendar file', raw: true },
    async ({ services, params, viewer, reply }) => {
      const row = await findApplication(services.db, viewer, params.id);
      const calendar = await calendarOf(services, row, params.interviewId);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="interview.ics"')
        .send(calendar);
    },
  );
}
