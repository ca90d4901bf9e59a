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
