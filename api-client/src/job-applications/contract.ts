import { contract, del, get, patch, post, put } from '../contract/contract';
import { APPLICATION_READERS, EVERYONE } from '../roles';
import type { jobApplicationCalls } from './schemas';

export const {
  createJobApplication,
  fetchJobApplications,
  fetchJobApplication,
  updateJobApplication,
  exportJobApplications,
  deleteJobApplication,
  fetchOwnApplication,
  withdrawOwnApplication,
  fetchRecruiters,
  fetchJobRecruiters,
  updateJobRecruiters,
  fetchOtherApplications,
  fetchStateMails,
  fetchStateMailRevisions,
  updateStateMail,
  addInterview,
  cancelInterview,
  exportInterview,
} = contract<typeof jobApplicationCalls>()({
  /**
   * Answers `message`, the same for a first and a repeated application of the same email for the same job, which share
   * one row. The reference is sent only by email.
   */
  createJobApplication: post('/job-applications', EVERYONE),
  fetchJobApplications: get('/job-applications', APPLICATION_READERS, {
    field: 'jobApplications',
    tags: ['job-applications'],
  }),
  fetchJobApplication: get('/job-applications/:id', APPLICATION_READERS, {
    field: 'jobApplication',
    tags: ['job-applications'],
  }),
  updateJobApplication: patch('/job-applications/:id', APPLICATION_READERS, {
    changes: ['job-applications', 'dashboard'],
  }),
  /** RFC 4180 text; cells that look like formulas are escaped. */
  exportJobApplications: get('/job-applications.csv', APPLICATION_READERS, { shape: 'text' }),
  /** Deletes an application with its résumés, permanently. */
  deleteJobApplication: del('/job-applications/:id', APPLICATION_READERS, {
    changes: ['job-applications', 'dashboard', 'audit'],
  }),
  /** An applicant's own application, by the key of the link in the confirmation; 404 for an invalid key. */
  fetchOwnApplication: post('/job-applications/own', EVERYONE),
  /** Withdraws it; 409 once it is decided. Repeating it answers the same. */
  withdrawOwnApplication: post('/job-applications/own/withdrawal', EVERYONE),
  /** Administrators who can be a job's recruiter and be mentioned in notes. */
  fetchRecruiters: get('/recruiters', APPLICATION_READERS, { field: 'recruiters', tags: ['admins'] }),
  /** The recruiters who get an email about a job's new applications. */
  fetchJobRecruiters: get('/job-postings/:id/recruiters', APPLICATION_READERS, {
    field: 'recruiterIds',
    tags: ['admins'],
  }),
  updateJobRecruiters: put('/job-postings/:id/recruiters', APPLICATION_READERS, { changes: ['admins', 'audit'] }),
  /** Applications of the same address for other jobs, newest first; the newest fifty. */
  fetchOtherApplications: get('/job-applications/:id/others', APPLICATION_READERS, {
    field: 'jobApplications',
    tags: ['job-applications'],
  }),
  /**
   * The templates of the emails about each state, in the order of the states. Unchanged ones are in the language
   * `locale`, or in English if the site does not have it.
   */
  fetchStateMails: get('/state-mails', APPLICATION_READERS, { field: 'stateMails', tags: ['job-applications'] }),
  /** The earlier versions of an email template, newest first; the newest fifty. */
  fetchStateMailRevisions: get('/state-mails/:state/revisions', APPLICATION_READERS, { field: 'revisions' }),
  updateStateMail: put('/state-mails/:state', APPLICATION_READERS, { changes: ['job-applications', 'audit'] }),
  /** Invites the applicant by email, with a calendar file. At most ten per application; further ones: 409. */
  addInterview: post('/job-applications/:id/interviews', APPLICATION_READERS, {
    changes: ['job-applications', 'audit'],
  }),
  /** Cancels an interview and updates the applicant's calendar. */
  cancelInterview: del('/job-applications/:id/interviews/:interviewId', APPLICATION_READERS, {
    changes: ['job-applications', 'audit'],
  }),
  /** An interview as a calendar file (RFC 5545). */
  exportInterview: get('/job-applications/:id/interviews/:interviewId/calendar', APPLICATION_READERS, {
    shape: 'text',
  }),
});
