import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { JobApplication, JobPosting } from 'api-client';
import type { LightMyRequestResponse } from 'fastify';
import { HOUR } from '../src/clock';
import { files, jobApplications } from '../src/database/schema';
import { testApp, type Authorization, type TestApp } from './harness';
import { addJob } from './jobs';

export const APPLICATIONS = '/api/v1/job-applications';

interface Page {
  jobApplications: JobApplication[];
  total: number;
  nextCursor?: string;
}

interface Applications {
  readonly careers: TestApp;
  /** An open job. */
  readonly job: JobPosting;
  /** A user who handles applications. */
  readonly recruiter: Authorization;
  /** Sends an application as a visitor. */
  readonly send: (
    payload: object,
    headers?: Record<string, string>,
    remoteAddress?: string,
  ) => Promise<LightMyRequestResponse>;
  readonly rows: () => Promise<(typeof jobApplications.$inferSelect)[]>;
  /** A page of the list, for the recruiter. */
  readonly read: (query?: string) => Promise<Page>;
  /** Every sent email. */
  readonly emails: () => Promise<string[]>;
}

/** The application of a test file with an open job; each test begins without applications. */
export function testApplications(): Applications {
  const careers = testApp({ environment: { LIMIT_FORMS_PER_HOUR: '5' } });
  const recruiter = { authorization: '' };
  const job = {} as JobPosting;
  beforeAll(async () => void Object.assign(job, await addJob(careers)));
  beforeEach(async () => {
    await careers.services.db.delete(jobApplications);
    await careers.services.db.delete(files);
    // Every test begins with an hour without applications.
    careers.clock.pass(2 * HOUR);
    Object.assign(recruiter, await careers.signedIn('recruiter'));
  });
  return {
    careers,
    job,
    recruiter,
    send: async (payload, headers = {}, remoteAddress = '10.0.0.1') =>
      careers.app.inject({ method: 'POST', url: APPLICATIONS, payload, headers, remoteAddress }),
    rows: async () => careers.services.db.select().from(jobApplications),
    read: async (query = '') =>
      (await careers.app.inject({ url: `${APPLICATIONS}${query}`, headers: recruiter })).json<Page>(),
    emails: async () => {
      await careers.services.mail.flush();
      const folder = path.join(careers.folder, 'mail');
      return Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')));
    },
  };
}
