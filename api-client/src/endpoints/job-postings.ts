import type { jobPostingCalls } from '../schemas/job-postings';
import type { EndpointOf } from './endpoint';
import { RECRUITERS } from '../roles';

type Calls = typeof jobPostingCalls;

/** Filters take several values each. Closed jobs are in the list only when `state=closed` asks for them. */
export const GetJobPostings: EndpointOf<Calls['GetJobPostings'], 'jobPostings'> = {
  id: 'GetJobPostings',
  method: 'GET',
  path: '/job-postings',
  auth: 'public',
  field: 'jobPostings',
};
/** By id or slug; a closed job is answered too, with `state: 'closed'`. */
export const fetchJobPosting: EndpointOf<Calls['fetchJobPosting'], 'jobPosting'> = {
  id: 'fetchJobPosting',
  method: 'GET',
  path: '/job-postings/:id',
  auth: 'public',
  field: 'jobPosting',
};
export const AddJobPosting: EndpointOf<Calls['AddJobPosting'], 'jobPosting'> = {
  id: 'AddJobPosting',
  method: 'POST',
  path: '/job-postings',
  auth: 'signedIn',
  roles: RECRUITERS,
  field: 'jobPosting',
};
export const EditJobPostings: EndpointOf<Calls['EditJobPostings'], 'jobPosting'> = {
  id: 'EditJobPostings',
  method: 'PUT',
  path: '/job-postings/:id',
  auth: 'signedIn',
  roles: RECRUITERS,
  field: 'jobPosting',
};
export const DeleteJobPostings: EndpointOf<Calls['DeleteJobPostings'], 'message'> = {
  id: 'DeleteJobPostings',
  method: 'DELETE',
  path: '/job-postings/:id',
  auth: 'signedIn',
  roles: RECRUITERS,
  field: 'message',
};
