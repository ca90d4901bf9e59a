import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { resultOf } from '../processes/run';
import { isolated, start, waitForAnswer, type Running } from '../processes/start';
import { freePort } from '../site/ports';
import type { EmptyDatabase } from './postgres';

/** An installation: the folder of its state, and the environment of its servers. */
export interface Installation {
  /** The folder of the release. */
  readonly release: string;
  /** The environment of both servers. */
  readonly env: Readonly<Record<string, string>>;
  /** The folder for the separate state of each process. */
  readonly state: string;
  /** The address of the database as the owner of its tables. */
  readonly ownerUrl: string;
}

/**
 * Runs a program of a release to its end, without this process's environment; answers its result.
 *
 * @throws Error with its output when it fails
 */
export const runReleased = (
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input?: string,
): Promise<string> => resultOf(process.execPath, args, { cwd: folder, env, input, isolated: true });

/** A server of an installation. */
export interface Server extends Running {
  readonly origin: string;
}

/**
 * Prepares an installation as INSTALL.md describes: a key, the trusted keys, the database, the front ends published.
 *
 * @param folder for everything but the release; created if it is missing
 */
export async function install(
  release: string,
  folder: string,
  services: {
    readonly database: Pick<EmptyDatabase, 'url' | 'serverUrl'>;
    readonly mail: string;
    readonly origin: string;
  },
  bucket: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  await mkdir(folder, { recursive: true });
  const keys = path.join(folder, 'trusted-keys.json');
  const env = {
    NODE_ENV: 'production',
    SITE_ORIGIN: services.origin,
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: services.database.serverUrl,
    SITE_KEYS_FILE: path.join(folder, 'keys.json'),
    MAIL_URL: services.mail,
    MAIL_FROM: 'The site <no-reply@site.test>',
    FILES_URL: path.join(folder, 'files'),
    STORE_URL: path.join(folder, 'store'),
    TRUSTED_KEYS: keys,
    LOG_LEVEL: 'warn',
    ...bucket,
  };
  await mkdir(path.join(folder, 'store'), { recursive: true });
  const key = path.join(folder, 'publisher.pem');
  const installation = { release, env, state: folder, ownerUrl: services.database.url };
  const { publicKey } = JSON.parse(
    await runReleased(release, ['delivery/main.js', 'key', 'create', key, '--json'], env),
  ) as {
    publicKey: string;
  };
  await runReleased(
    release,
    ['delivery/main.js', 'key', 'trust', 'publisher', publicKey, '--publish', '*', '--traffic', '*'],
    env,
  );
  await runReleased(release, ['api/keys.js', 'create'], env);
  await migrate(installation);
  await promoted(installation);
  return installation;
}

/** Brings the database up to date with the installation's release, as the owner of its tables. */
export const migrate = ({ release, env, ownerUrl }: Installation): Promise<string> =>
  runReleased(release, ['api/main.js', 'migrate'], { ...env, MIGRATION_DATABASE_URL: ownerUrl });

const FRONT_ENDS = ['shell', 'mfe-catalogue', 'mfe-careers', 'mfe-content', 'mfe-admin'];

const delivery = ({ release, env, state }: Installation, ...args: readonly string[]): Promise<string> =>
  runReleased(release, ['delivery/main.js', ...args, '--json'], {
    ...env,
    DELIVERY_KEY: path.join(state, 'publisher.pem'),
  });

interface Published {
  readonly published: readonly { readonly name: string; readonly version: string; readonly live: boolean }[];
}

/** Publishes the front ends of the installation's release and promotes them for all visitors, in one step. */
export async function promoted(installation: Installation): Promise<void> {
  const folders = FRONT_ENDS.map((name) => `front-ends/${name}`);
  const { published } = JSON.parse(await delivery(installation, 'publish', ...folders)) as Published;
  const waiting = published.filter(({ live }) => !live);
  if (waiting.length === 0) return;
  await delivery(installation, 'promote', ...waiting.flatMap(({ name, version }) => [name, version]));
}

async function startServer(
  program: 'api' | 'shell',
  { release, env, state }: Installation,
  wanted?: number,
  more: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const port = wanted ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), HOST: '127.0.0.1', SITE_DIR: path.join(state, `${program}-${port}`), ...more };
  const running = start(['main.js'], { cwd: path.join(release, program), env: isolated({ ...env, ...own }) });
  await waitForAnswer(running, `${origin}/readyz`);
  return { ...running, origin };
}

/** Starts an API server, by default on a free port. */
export const startApi = (installation: Installation, wanted?: number): Promise<Server> =>
  startServer('api', installation, wanted);

/** Starts a shell server, by default on a free port. */
export const startShell = (installation: Installation, api: string, wanted?: number): Promise<Server> =>
  startServer('shell', installation, wanted, { API_ORIGIN: api });
