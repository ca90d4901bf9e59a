import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../site/ports';
import { ready, run, start, type Running } from './programs';

/** Where an installation keeps its state, and what its servers are told. */
export interface Installation {
  /** The release. */
  readonly release: string;
  /** What both servers are told. */
  readonly env: Readonly<Record<string, string>>;
  /** The folder for what each process has for itself. */
  readonly state: string;
}

/** A server of an installation. */
export interface Server extends Running {
  readonly origin: string;
}

/**
 * Prepares an installation as INSTALL.md says: a key, who is trusted, the front ends published.
 *
 * @param folder for everything but the release; made when it is not there
 */
export async function install(
  release: string,
  folder: string,
  services: { readonly database: string; readonly mail: string; readonly origin: string },
  bucket: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  await mkdir(folder, { recursive: true });
  const keys = path.join(folder, 'trusted-keys.json');
  const env = {
    NODE_ENV: 'production',
    SITE_ORIGIN: services.origin,
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: services.database,
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
  const installation = { release, env, state: folder };
  const { publicKey } = JSON.parse(await run(release, ['delivery/main.js', 'key', 'create', key, '--json'], env)) as {
    publicKey: string;
  };
  await run(
    release,
    ['delivery/main.js', 'key', 'trust', 'publisher', publicKey, '--publish', '*', '--traffic', '*'],
    env,
  );
  await createKeys(installation);
  await publish(installation);
  return installation;
}

/** Makes the file of keys. A release from before there were any does not have the program. */
export async function createKeys({ release, env }: Installation): Promise<void> {
  if (existsSync(path.join(release, 'api/keys.js'))) await run(release, ['api/keys.js', 'create'], env);
}

const FRONT_ENDS = ['shell', 'mfe-catalogue', 'mfe-careers', 'mfe-content', 'mfe-admin'];

const delivery = ({ release, env, state }: Installation, ...args: readonly string[]): Promise<string> =>
  run(release, ['delivery/main.js', ...args, '--json'], { ...env, DELIVERY_KEY: path.join(state, 'publisher.pem') });

interface Published {
  readonly published: readonly { readonly name: string; readonly version: string; readonly live: boolean }[];
}

/** Publishes the front ends of the installation's release; the first versions are live at once. */
async function publish(installation: Installation): Promise<Published['published']> {
  const folders = FRONT_ENDS.map((name) => `front-ends/${name}`);
  return (JSON.parse(await delivery(installation, 'publish', ...folders)) as Published).published;
}

/** Publishes the front ends and gives them to everybody, in one step. */
export async function promoted(installation: Installation): Promise<void> {
  const waiting = (await publish(installation)).filter(({ live }) => !live);
  if (waiting.length === 0) return;
  await delivery(installation, 'promote', ...waiting.flatMap(({ name, version }) => [name, version]));
}

/** Starts an API server, on a port of its own unless one is wanted. */
export async function startApi({ release, env, state }: Installation, wanted?: number): Promise<Server> {
  const port = wanted ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), HOST: '127.0.0.1', SITE_DIR: path.join(state, `api-${port}`) };
  const running = start(path.join(release, 'api'), ['main.js'], { ...env, ...own });
  await ready(running, `${origin}/readyz`);
  return { ...running, origin };
}

/** Starts a shell server, on a port of its own unless one is wanted. */
export async function startShell({ release, env, state }: Installation, api: string, wanted?: number): Promise<Server> {
  const port = wanted ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), HOST: '127.0.0.1', SITE_DIR: path.join(state, `shell-${port}`) };
  const running = start(path.join(release, 'shell'), ['main.js'], { ...env, ...own, API_ORIGIN: api });
  await ready(running, `${origin}/readyz`);
  return { ...running, origin };
}
