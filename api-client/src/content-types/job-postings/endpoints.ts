import type { jobPostingSchemas } from '../../schemas/content';
import { endpointsOf, type EndpointsOf } from '../endpoints-of';
import { jobPostingNames } from './names';

export const { GetJobPostings, fetchJobPosting, AddJobPosting, EditJobPostings, DeleteJobPostings } =
  endpointsOf<EndpointsOf<typeof jobPostingNames, typeof jobPostingSchemas.calls>>(jobPostingNames);
