import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Role } from 'api-client';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp, makeServices } from '../src/app';
import { openSession } from '../src/auth/sessions';
import { readConfig } from '../src/config';
import { admins } from '../src/database/schema';
import { FolderFileStore } from '../src/files/folder-file-store';
import { newId } from '../src/identity';
import type { LogDestination } from '../src/log';
import { folderTransport, type MailTransport } from '../src/mail/mail';
import type { Services } from '../src/services';
import { readContent, type Content } from '../src/seed/content-folder';
import { storeContent } from '../src/seed/store-content';
import { TestClock } from './test-clock';
import { openTestDatabase } from './test-database';

export { TestClock } from './test-clock';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly clock: TestClock;
  /** Where its files and mails are. */
  readonly folder: string;
  /** GET of a path below `/api/v1`. */
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Any other call; a payload is sent as JSON. */
  call(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** A header that signs a new administrator of a role in. */
  signedIn(role: Role): Promise<{ authorization: string }>;
  close(): Promise<void>;
}

/**
 * A complete application on an empty database, its files and mails in a folder of its own.
 * The same tests run on both databases: `TEST_DATABASE=postgres` chooses the other one.
 *
 * @param mail how emails leave; into the folder when nothing is said
 * @param log where the log goes; it is silent unless the environment says otherwise
 */
export async function startTestApp(
  environment: NodeJS.ProcessEnv = {},
  mail?: MailTransport,
  log?: LogDestination,
): Promise<TestApp> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-test-'));
  const clock = new TestClock();
  const database = await openTestDatabase();
  const parts = {
    config: readConfig({ SITE_DIR: folder, LOG_LEVEL: 'silent', ...environment }),
    database,
    files: {
      originals: new FolderFileStore(path.join(folder, 'files')),
      variants: new FolderFileStore(path.join(folder, 'variants')),
    },
    mail: mail ?? folderTransport(path.join(folder, 'mail')),
    clock,
    ...(log && { log }),
  };
  const services = makeServices(parts);
  const app = await buildApp(parts, services);
  let people = 0;
  const inject = async (options: InjectOptions) => app.inject(options);
  return {
    app,
    services,
    clock,
    folder,
    get: (url, headers = {}) => inject({ method: 'GET', url: `/api/v1${url}`, headers }),
    call: (method, url, payload, headers = {}) =>
      inject({ method, url: `/api/v1${url}`, headers, ...(payload && { payload }) }),
    signedIn: async (role) => {
      people += 1;
      const now = clock.now();
      const email = `${role}${people}@tridhara.example`;
      const [admin] = await services.db
        .insert(admins)
        .values({
          ...{ id: newId(now), createdAt: now, updatedAt: now, name: `The ${role}`, sortName: role },
          ...{ email, emailKey: email, role, status: 'approved' },
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

/** The folder of the demonstration content: data only, nothing that the server or its tests import. */
export const CONTENT_FOLDER = path.join(__dirname, '../../demo-content/content');

/** The demonstration content; its files have addresses but no bytes, which takes no time. */
export const readTestContent = (): Promise<Content> =>
  readContent(CONTENT_FOLDER, (key) => ({ url: `/api/v1/files/${key.slice('file:'.length)}`, size: 1 }));

/** Fills the database with the demonstration content. */
export async function fillWithContent(services: Services): Promise<void> {
  await storeContent(services, await readTestContent(), () => undefined);
}
