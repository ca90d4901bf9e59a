import { AddJobPosting, DeleteJobPostings, EditJobPostings, fetchJobPosting, GetJobPostings } from 'api-client';
import { jobPostingCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { RECRUITERS } from '../../auth/viewer';
import { route } from '../../contract/route';
import { getJobPosting, listJobPostings } from './service';
import { addJobPosting, deleteJobPosting, editJobPosting } from './writes';

export async function jobPostingRoutes(app: FastifyInstance): Promise<void> {
  route(app, GetJobPostings, jobPostingCalls.GetJobPostings, async ({ services, query, viewer }) => ({
    success: true as const,
    ...(await listJobPostings(services, query, viewer)),
  }));
  route(app, fetchJobPosting, jobPostingCalls.fetchJobPosting, async ({ services, params, viewer }) => ({
    success: true as const,
    jobPosting: await getJobPosting(services, params.id, viewer),
  }));

  const forRecruiters = { roles: RECRUITERS };
  route(
    app,
    AddJobPosting,
    jobPostingCalls.AddJobPosting,
    async (call) => ({
      success: true as const,
      message: 'Job posting added successfully',
      jobPosting: await addJobPosting(call, call.body),
    }),
    { ...forRecruiters, status: 201 },
  );
  route(
    app,
    EditJobPostings,
    jobPostingCalls.EditJobPostings,
    async (call) => ({
      success: true as const,
      message: 'Job posting updated successfully',
      jobPosting: await editJobPosting(call, call.params.id, call.body),
    }),
    forRecruiters,
  );
  route(
    app,
    DeleteJobPostings,
    jobPostingCalls.DeleteJobPostings,
    async (call) => {
      await deleteJobPosting(call, call.params.id);
      return { success: true as const, message: 'Job posting deleted successfully' };
    },
    forRecruiters,
  );
}
