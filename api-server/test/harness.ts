import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Role } from 'api-client';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp, makeServices } from '../src/app';
import { openSession } from '../src/auth/sessions';
import { readConfig } from '../src/config';
import { admins } from '../src/database/schema';
import { openSiteFiles } from '../src/files/open-files';
import { newId } from '../src/identity';
import { newKeys } from '../src/keys/key-file';
import { Keyring } from '../src/keys/keyring';
import type { LogDestination } from '../src/log';
import type { Message } from '../src/mail/message';
import { folderTransport, type MailTransport } from '../src/mail/transport';
import type { Services } from '../src/services';
import type { OpenedDatabase } from '../src/database/database';
import { readContent, type Content } from '../src/seed/content-folder';
import { storeContent } from '../src/seed/store-content';
import { accountsOf, recordingTransport, type Accounts, type Authorization } from './accounts';
import { TestClock } from './test-clock';
import { openTestDatabase, type TestDatabaseOptions } from './test-database';

export type { Authorization } from './accounts';
export { TestClock } from './test-clock';

/** The options of a test's application. */
export interface TestAppOptions extends TestDatabaseOptions {
  /** The environment of its configuration. */
  readonly environment?: NodeJS.ProcessEnv;
  /** The mail transport; by default a folder. */
  readonly mail?: MailTransport;
  /** The destination of the log; it is silent unless the environment sets a level. */
  readonly log?: LogDestination;
  /** Whether it begins with the demonstration content. */
  readonly content?: boolean;
  /** The keys that seal and sign; by default new ones. */
  readonly keys?: Keyring;
  /** Its database, which it closes; by default an empty one. */
  readonly database?: OpenedDatabase;
  /** Another server on the same database and files, which closes them. */
  readonly beside?: TestApp;
}

interface RunningApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly clock: TestClock;
  readonly database: OpenedDatabase;
  /** The folder of its files and emails. */
  readonly folder: string;
  /** GET of a path below `/api/v1`. */
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** POST of a path below `/api/v1`; the payload is sent as JSON. */
  post(path: string, payload?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Any other call; a payload is sent as JSON. */
  call(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** A header that signs a new administrator of a role in. */
  signedIn(role: Role): Promise<Authorization>;
  close(): Promise<void>;
}

/** A complete application of a test, with its accounts and emails. */
export type TestApp = RunningApp & Accounts;

/**
 * A complete application on an empty database, its files and emails in a temporary folder. `test-engine.ts` says which
 * database it uses. `TEST_S3` puts the files into a bucket, such as `s3://bucket/<folder>?endpoint=…`. Its caller
 * closes it; `testApp` does both for a whole file.
 */
export async function startTestApp({
  environment,
  mail,
  log,
  content,
  keys,
  database: given,
  beside,
  ...databaseOptions
}: TestAppOptions = {}): Promise<TestApp> {
  const folder = beside?.folder ?? (await mkdtemp(path.join(tmpdir(), 'site-test-')));
  const clock = beside?.clock ?? new TestClock();
  const database = beside?.database ?? given ?? (await openTestDatabase(databaseOptions));
  const sent: Message[] = [];
  const FILES_URL = process.env.TEST_S3?.replace('<folder>', path.basename(folder).toLowerCase());
  const config = readConfig({ SITE_DIR: folder, FILES_URL, LOG_LEVEL: 'silent', ...environment });
  const parts = {
    config,
    database,
    files: await openSiteFiles(config.filesUrl),
    keys: keys ?? beside?.services.keys ?? new Keyring(newKeys()),
    mail: recordingTransport(mail ?? folderTransport(path.join(folder, 'mail')), sent),
    clock,
    ...(log && { log }),
  };
  const services = makeServices(parts);
  const app = await buildApp(parts, services);
  if (content) await storeContent(services, await readTestContent(), () => undefined);
  let people = 0;
  const inject = async (options: InjectOptions) => app.inject(options);
  const call: TestApp['call'] = (method, url, payload, headers = {}) =>
    inject({ method, url: `/api/v1${url}`, headers, ...(payload && { payload }) });
  const post: TestApp['post'] = (url, payload = {}, headers = {}) => call('POST', url, payload, headers);
  return {
    app,
    services,
    clock,
    database,
    folder,
    ...accountsOf({ services, post, sent }),
    get: (url, headers = {}) => inject({ method: 'GET', url: `/api/v1${url}`, headers }),
    post,
    call,
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
      if (beside) return;
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface FileOptions extends TestAppOptions {
  /** Whether each test has a new one. */
  readonly newForEachTest?: boolean;
}

/**
 * The application of a test file (or of a `describe`): started before its tests and closed after them.
 *
 * @param options as a function if they are known only when the tests begin
 */
export function testApp(options: FileOptions | (() => TestAppOptions) = {}): TestApp {
  let started: TestApp | undefined;
  const start = async () => {
    started = await startTestApp(typeof options === 'function' ? options() : options);
  };
  const stop = () => started?.close();
  if ('newForEachTest' in options) {
    beforeEach(start);
    afterEach(stop);
  } else {
    beforeAll(start);
    afterAll(stop);
  }
  return new Proxy({} as TestApp, {
    get: (_, name) => {
      if (!started) throw new Error('The application starts before the first test; a test or a hook may use it');
      return started[name as keyof TestApp];
    },
  });
}

/** The header of an administrator of a role, who is signed in before the tests. */
export function testAdmin(site: TestApp, role: Role): Authorization {
  const headers = { authorization: '' };
  beforeAll(async () => Object.assign(headers, await site.signedIn(role)));
  return headers;
}

/** The folder of the demonstration content: data only, which neither the server nor its tests import. */
export const CONTENT_FOLDER = path.join(__dirname, '../../demo-content/content');

/** The demonstration content; its files have addresses but no bytes, to save time. */
export const readTestContent = (): Promise<Content> =>
  readContent(CONTENT_FOLDER, (key) => ({
    url: `/api/v1/files/${key.slice('file:'.length).replaceAll('/', '-')}`,
    size: 1,
  }));
