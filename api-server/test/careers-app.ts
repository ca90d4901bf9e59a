import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { JobPosting, Role } from 'api-client';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp, makeServices } from '../src/app';
import { openSession } from '../src/auth/sessions';
import type { Clock } from '../src/clock';
import { readConfig } from '../src/config';
import { overEngine } from '../src/database/open-embedded';
import { admins } from '../src/database/schema';
import { FolderFileStore } from '../src/files/folder-file-store';
import { newId } from '../src/identity';
import { folderTransport } from '../src/mail/mail';
import type { Services } from '../src/services';

/** A clock that tests set and move. */
export class TestClock implements Clock {
  private time = new Date('2026-11-21T08:00:00.000Z').getTime();
  now(): Date {
    return new Date(this.time);
  }
  pass(milliseconds: number): void {
    this.time += milliseconds;
  }
}

export interface CareersApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly clock: TestClock;
  readonly folder: string;
  /** A header that signs a new administrator of a role in. */
  signedIn(role: Role): Promise<{ authorization: string }>;
  close(): Promise<void>;
}

/** A complete application on an empty database in memory, its files and mails in a folder of its own. */
export async function startCareersApp(environment: NodeJS.ProcessEnv = {}): Promise<CareersApp> {
  const folder = await mkdtemp(path.join(tmpdir(), 'careers-'));
  const clock = new TestClock();
  const database = overEngine(await PGlite.create({ extensions: { pg_trgm } }));
  await database.migrate();
  const parts = {
    config: readConfig({ SITE_DIR: folder, LOG_LEVEL: 'silent', ...environment }),
    database,
    files: {
      originals: new FolderFileStore(path.join(folder, 'files')),
      variants: new FolderFileStore(path.join(folder, 'variants')),
    },
    mail: folderTransport(path.join(folder, 'mail')),
    clock,
  };
  const services = makeServices(parts);
  const app = await buildApp(parts, services);
  let people = 0;
  return {
    app,
    services,
    clock,
    folder,
    signedIn: async (role) => {
      people += 1;
      const now = clock.now();
      const email = `${role}${people}@tridhara.example`;
      const [admin] = await services.db
        .insert(admins)
        .values({
          id: newId(now),
          createdAt: now,
          updatedAt: now,
          name: `The ${role}`,
          sortName: role,
          email,
          emailKey: email,
          role,
          status: 'approved',
        })
        .returning();
      if (!admin) throw new Error('The administrator was not stored');
      return { authorization: `Bearer ${await openSession(services, admin.id, 'jest')}` };
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

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
