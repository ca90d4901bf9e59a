import type { JobPosting } from 'api-client';
import type { InjectOptions } from 'fastify';
import { startTestApp, type TestApp } from './harness';

export type CareersApp = TestApp;
export const startCareersApp = startTestApp;

/** A multipart request with one file. */
export function uploadOf(
  field: 'file' | 'image',
  name: string,
  bytes: Buffer,
  headers: Record<string, string> = {},
): Pick<InjectOptions, 'payload' | 'headers'> {
  const boundary = '----careers-test-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head, 'utf8'), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** Adds a job posting as a recruiter would. */
export async function addJob(careers: CareersApp, facts: Record<string, unknown> = {}): Promise<JobPosting> {
  const answer = await careers.app.inject({
    method: 'POST',
    url: '/api/v1/job-postings',
    headers: await careers.signedIn('recruiter'),
    payload: { title: 'Mud engineer', location: 'Jorhat', role: ['Engineer', 'Field'], detail: 'Work.', ...facts },
  });
  return answer.json<{ jobPosting: JobPosting }>().jobPosting;
}

/** Uploads a résumé as a visitor and answers its address. */
export async function uploadResume(careers: CareersApp, from = '10.0.0.1'): Promise<string> {
  const answer = await careers.app.inject({
    method: 'POST',
    url: '/api/v1/uploads/file',
    remoteAddress: from,
    ...uploadOf('file', 'cv.pdf', PDF),
  });
  return answer.json<{ fileUrl: string }>().fileUrl;
}

/** The body of a complete application. */
export async function applicationTo(careers: CareersApp, jobId: string, facts: Record<string, unknown> = {}) {
  return {
    jobId,
    fullName: 'Asha Rao',
    contactNumber: '+91 98250 00000',
    email: 'asha@example.com',
    address: 'Vadodara',
    education: 'B.Tech',
    experience: 'Two years',
    resume: await uploadResume(careers),
    consent: true,
    ...facts,
  };
}
