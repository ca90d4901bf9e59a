import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { openPostgres } from '../src/database/open-postgres';
import { newId } from '../src/identity';
import { migrationsMark } from './migrations-mark';

const run = promisify(execFile);
const VERSIONS = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs; undefined when it is not installed. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined;
  const newest = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a));
  return newest
    .map((version) => path.join(VERSIONS, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')));
}

/** The server refuses to run as root: then it runs as the user of its package. */
export async function serverUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (which: string) => Number((await run('id', [which, 'postgres'])).stdout.trim());
  return { uid: await id('-u'), gid: await id('-g') };
}

/** The addresses of a database. */
export interface Addresses {
  /** For the owner of the tables, who may do everything. */
  url: string;
  /** For the servers, with only the rights that the site needs. */
  serverUrl: string;
}

/** A server, with the addresses of its migrated database. */
export interface Cluster extends Addresses {
  /** The folder of its files, and of its socket. */
  readonly data: string;
  /** Ends the server; `keep` writes everything to its files first. */
  stop(keep?: 'keep'): Promise<void>;
}

const PORT = 5432;
const SERVER_ROLE = 'site';
const MIGRATED = 'migrated';
/** The server's log, in the folder of its data. */
export const SERVER_LOG = 'server.log';
// A test's data need not survive a crash.
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'listen_addresses=',
  'max_connections=100',
  // Autovacuum would connect to the template while a database is created from it.
  'autovacuum=off',
];

/** The address of another database on the same server. */
const onServer = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function startOn(
  bin: string,
  folder: string,
  user: { uid: number; gid: number } | undefined,
  more: readonly string[] = [],
): Promise<Cluster> {
  const options = [...SETTINGS, ...more].flatMap((setting) => ['-c', setting]);
  // A socket in the cluster's folder needs no free port.
  const log = openSync(path.join(folder, SERVER_LOG), 'a');
  const server = spawn(path.join(bin, 'postgres'), ['-D', folder, '-k', folder, ...options], {
    stdio: ['ignore', 'ignore', log],
    ...user,
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://postgres@localhost:${PORT}/${MIGRATED}?host=${encodeURIComponent(folder)}`;
  for (let attempt = 0; ; attempt += 1) {
    const client = new Client({ connectionString: onServer(url, 'postgres') });
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (connected) break;
    if (attempt > 200) throw new Error('The temporary PostgreSQL did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    data: folder,
    serverUrl: url.replace('postgres@', `${SERVER_ROLE}@`),
    stop: async (keep) => {
      server.kill(keep ? 'SIGINT' : 'SIGQUIT');
      await ended;
    },
  };
}

/** An initialised and migrated cluster to copy, made once for each state of the migrations. */
async function template(bin: string, user: { uid: number; gid: number } | undefined): Promise<string> {
  const mark = createHash('sha256').update(bin).update(migrationsMark()).digest('hex').slice(0, 16);
  const place = path.join(tmpdir(), `site-test-postgres-server-${mark}`);
  if (existsSync(place)) return place;
  const draft = await mkdtemp(`${place}-draft-`);
  if (user) await chown(draft, user.uid, user.gid);
  await run(
    path.join(bin, 'initdb'),
    ['-D', draft, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--lc-ctype=C.UTF-8'],
    {
      ...user,
    },
  );
  const cluster = await startOn(bin, draft, user);
  await askDatabase(onServer(cluster.url, 'postgres'), `create role ${SERVER_ROLE} login`);
  await askDatabase(onServer(cluster.url, 'postgres'), `create database ${MIGRATED}`);
  const database = openPostgres(cluster.url, 2, { serverRole: SERVER_ROLE });
  await database.migrate();
  await database.close();
  await cluster.stop('keep');
  await rm(path.join(draft, 'postmaster.pid'), { force: true });
  // Another worker may have created it first; its result is the same.
  await rename(draft, place).catch(() => rm(draft, { recursive: true, force: true }));
  return place;
}

async function giveTo(folder: string, user: { uid: number; gid: number }): Promise<void> {
  await run('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
}

/**
 * A PostgreSQL server: a copy of the migrated template.
 * @param settings in addition to those of tests, such as `archive_mode=on`
 */
export async function startCluster(settings: readonly string[] = []): Promise<Cluster> {
  const bin = postgresPrograms();
  if (!bin) throw new Error(`PostgreSQL is not installed (${VERSIONS}/*/bin)`);
  const user = await serverUser();
  const folder = await mkdtemp(path.join(tmpdir(), 'site-pg-'));
  const data = path.join(folder, 'data');
  await cp(await template(bin, user), data, { recursive: true });
  await mkdir(data, { recursive: true });
  await chmod(data, 0o700);
  await chmod(folder, 0o755);
  if (user) await giveTo(data, user);
  const cluster = await startOn(bin, data, user, settings);
  return {
    ...cluster,
    stop: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a server on files that another program has restored. */
export async function startRestored(data: string): Promise<Cluster> {
  return startOn(postgresPrograms() ?? '', data, await serverUser());
}

/** Starts a standby of a server, which follows it by streaming replication. */
export async function startStandby(primary: Addresses): Promise<Cluster> {
  const bin = postgresPrograms() ?? '';
  const user = await serverUser();
  const folder = await mkdtemp(path.join(tmpdir(), 'site-standby-'));
  if (user) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  await run(path.join(bin, 'pg_basebackup'), ['-D', data, '-d', primary.url, '-R', '-c', 'fast', '-N'], { ...user });
  // Of the primary's socket, which is in the folder of its data.
  await rm(path.join(data, `.s.PGSQL.${PORT}.lock`), { force: true });
  await chmod(folder, 0o755);
  const standby = await startOn(bin, data, user);
  return {
    ...standby,
    stop: async () => {
      await standby.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement. @returns its rows */
export async function askDatabase<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Creates a database on a server, empty or a copy of the migrated one, which must have no connection then.
 *
 * @param options further ones of `create database`
 * @returns its addresses, and a function that drops it
 */
export async function createDatabase(
  server: Addresses,
  { isMigrated = false, options = '' } = {},
): Promise<Addresses & { drop(): Promise<void> }> {
  const name = `test_${newId()}`;
  const maintenance = onServer(server.url, 'postgres');
  await askDatabase(
    maintenance,
    `create database "${name}" template ${isMigrated ? MIGRATED : 'template0'} ${options}`,
  );
  return {
    url: onServer(server.url, name),
    serverUrl: onServer(server.serverUrl, name),
    drop: async () => void (await askDatabase(maintenance, `drop database "${name}" with (force)`)),
  };
}
