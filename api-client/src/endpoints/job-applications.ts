import type { jobApplicationCalls } from '../schemas/job-applications';
import type { EndpointOf } from './endpoint';
import { APPLICATION_READERS } from '../roles';

type Calls = typeof jobApplicationCalls;

/**
 * Answers `message`, the same for a first and a further application of the same job and email, which are one row. The
 * reference goes by mail only.
 */
export const createJobApplication: EndpointOf<Calls['createJobApplication'], 'message'> = {
  id: 'createJobApplication',
  method: 'POST',
  path: '/job-applications',
  auth: 'public',
  field: 'message',
};
export const fetchJobApplications: EndpointOf<Calls['fetchJobApplications'], 'jobApplications'> = {
  id: 'fetchJobApplications',
  method: 'GET',
  path: '/job-applications',
  auth: 'signedIn',
  roles: APPLICATION_READERS,
  field: 'jobApplications',
};
export const fetchJobApplication: EndpointOf<Calls['fetchJobApplication'], 'jobApplication'> = {
  id: 'fetchJobApplication',
  method: 'GET',
  path: '/job-applications/:id',
  auth: 'signedIn',
  roles: APPLICATION_READERS,
  field: 'jobApplication',
};
export const updateJobApplication: EndpointOf<Calls['updateJobApplication'], 'jobApplication'> = {
  id: 'updateJobApplication',
  method: 'PATCH',
  path: '/job-applications/:id',
  auth: 'signedIn',
  roles: APPLICATION_READERS,
  field: 'jobApplication',
};
/** RFC 4180 text, cells that look like formulas defused. */
export const exportJobApplications: EndpointOf<Calls['exportJobApplications']> = {
  id: 'exportJobApplications',
  method: 'GET',
  path: '/job-applications.csv',
  auth: 'signedIn',
  roles: APPLICATION_READERS,
  shape: 'text',
};
/** Deletes an application with its résumés, for good. */
export const deleteJobApplication: EndpointOf<Calls['deleteJobApplication'], 'message'> = {
  id: 'deleteJobApplication',
  method: 'DELETE',
  path: '/job-applications/:id',
  auth: 'signedIn',
  roles: APPLICATION_READERS,
  field: 'message',
};
/** An applicant's own application, by the key of the link in the confirmation; 404 for a key that opens none. */
export const fetchOwnApplication: EndpointOf<Calls['fetchOwnApplication'], 'application'> = {
  id: 'fetchOwnApplication',
  method: 'POST',
  path: '/job-applications/own',
  auth: 'public',
  field: 'application',
};
/** Withdraws it; 409 once it is decided. Withdrawn again it answers the same. */
export const withdrawOwnApplication: EndpointOf<Calls['withdrawOwnApplication'], 'application'> = {
  id: 'withdrawOwnApplication',
  method: 'POST',
  path: '/job-applications/own/withdrawal',
  auth: 'public',
  field: 'application',
};
/** Who can be a job's recruiter and be mentioned in notes. */
export const fetchRecruiters: EndpointOf<Calls['fetchRecruiters'], 'recruiters'> = {
  id: 'fetchRecruiters',
  method: 'GET',
  path: '/recruiters',
  auth: 'signedIn',
  roles: APPLICATION_READERS,
  field: 'recruiters',
};
/** Who is told by mail of a job's new applications. */
export const fetchJobRecruiters: EndpointOf<Calls['fetchJobRecruiters'], 'recruiterIds'> = {
  id: 'fetchJobRecruiters',
  method: 'GET',
  path: '/job-postings/:id/recruiters',
  auth: 'signedIn',
  roles: APPLICATION_READERS,
  field: 'recruiterIds',
};
export const updateJobRecruiters: EndpointOf<Calls['updateJobRecruiters'], 'recruiterIds'> = {
  id: 'updateJobRecruiters',
  method: 'PUT',
  path: '/job-postings/:id/recruiters',
  auth: 'signedIn',
  roles: APPLICATION_READERS,
  field: 'recruiterIds',
};
/** What the same address has sent for other jobs, newest first; the newest fifty. */
export const fetchOtherApplications: EndpointOf<Calls['fetchOtherApplications'], 'jobApplications'> = {
  id: 'fetchOtherApplications',
  method: 'GET',
  path: '/job-applications/:id/others',
  auth: 'signedIn',
  roles: APPLICATION_READERS,
  field: 'jobApplications',
};
/** The wording of the mail about each state, in the order of the states. */
export const fetchStateMails: EndpointOf<Calls['fetchStateMails'], 'stateMails'> = {
  id: 'fetchStateMails',
  method: 'GET',
  path: '/state-mails',
  auth: 'signedIn',
  roles: APPLICATION_READERS,
  field: 'stateMails',
};
/** How the wording of a mail was after each change, newest first; the newest fifty. */
export const fetchStateMailRevisions: EndpointOf<Calls['fetchStateMailRevisions'], 'revisions'> = {
  id: 'fetchStateMailRevisions',
  method: 'GET',
  path: '/state-mails/:state/revisions',
  auth: 'signedIn',
  roles: APPLICATION_READERS,
  field: 'revisions',
};
export const updateStateMail: EndpointOf<Calls['updateStateMail'], 'stateMail'> = {
  id: 'updateStateMail',
  method: 'PUT',
  path: '/state-mails/:state',
  auth: 'signedIn',
  roles: APPLICATION_READERS,
  field: 'stateMail',
};
/** Invites the applicant by mail, with a calendar file. Ten of an application at most; further ones: 409. */
export const addInterview: EndpointOf<Calls['addInterview'], 'jobApplication'> = {
  id: 'addInterview',
  method: 'POST',
  path: '/job-applications/:id/interviews',
  auth: 'signedIn',
  roles: APPLICATION_READERS,
  field: 'jobApplication',
};
/** Calls an interview off, and tells the applicant's calendar. */
export const cancelInterview: EndpointOf<Calls['cancelInterview'], 'jobApplication'> = {
  id: 'cancelInterview',
  method: 'DELETE',
  path: '/job-applications/:id/interviews/:interviewId',
  auth: 'signedIn',
  roles: APPLICATION_READERS,
  field: 'jobApplication',
};
/** An interview as a calendar file (RFC 5545). */
export const exportInterview: EndpointOf<Calls['exportInterview']> = {
  id: 'exportInterview',
  method: 'GET',
  path: '/job-applications/:id/interviews/:interviewId/calendar',
  auth: 'signedIn',
  roles: APPLICATION_READERS,
  shape: 'text',
};
