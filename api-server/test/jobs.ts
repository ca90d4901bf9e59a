import type { JobPosting } from 'api-client';
import type { TestApp } from './harness';
import { uploadResume } from './uploads';

/** Adds a job posting as a recruiter would. */
export async function addJob(site: TestApp, facts: Record<string, unknown> = {}): Promise<JobPosting> {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/v1/job-postings',
    headers: await site.signedIn('recruiter'),
    payload: { title: 'Mud engineer', location: 'Jorhat', role: ['Engineer', 'Field'], detail: 'Work.', ...facts },
  });
  return answer.json<{ jobPosting: JobPosting }>().jobPosting;
}

/** The body of a complete application. */
export async function applicationTo(site: TestApp, jobId: string, facts: Record<string, unknown> = {}) {
  return {
    jobId,
    fullName: 'Asha Rao',
    contactNumber: '+91 98250 00000',
    email: 'asha@example.com',
    address: 'Vadodara',
    education: 'B.Tech',
    experience: 'Two years',
    resume: await uploadResume(site),
    consent: true,
    ...facts,
  };
}
