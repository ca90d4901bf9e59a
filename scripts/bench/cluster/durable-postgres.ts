import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { postgresPrograms } from '../../../api-server/test/postgres-cluster';

const execute = promisify(execFile);

/** A PostgreSQL server that can be killed, and loses nothing when it is. */
export interface DurablePostgres {
  readonly url: string;
  /** Its socket on this machine. */
  readonly socket: string;
  /** Ends it at once, like a power cut. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

async function serverUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (which: string) => Number((await execute('id', [which, 'postgres'])).stdout.trim());
  return { uid: await id('-u'), gid: await id('-g') };
}

/**
 * Creates a database with PostgreSQL's default settings.
 *
 * @param disk a folder for its tables and indexes; its write-ahead log is elsewhere
 * @throws Error if it is not installed
 */
export async function durablePostgres(disk?: string): Promise<DurablePostgres> {
  const bin = postgresPrograms();
  if (!bin) throw new Error('PostgreSQL is not installed. On Debian: apt-get install postgresql');
  const user = await serverUser();
  const folder = await mkdtemp(path.join(tmpdir(), 'cluster-pg-'));
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
  if (user && disk !== undefined) await chown(disk, user.uid, user.gid);
  const data = path.join(disk ?? folder, 'data');
  const how = [
    '-U',
    'postgres',
    '--auth=trust',
    '-E',
    'UTF8',
    '--lc-ctype=C.UTF-8',
    '--waldir',
    path.join(folder, 'wal'),
  ];
  await execute(path.join(bin, 'initdb'), ['-D', data, ...how], { ...user });
  let server: ChildProcess | undefined;
  const postgres: DurablePostgres = {
    url: `postgres://postgres@localhost:5432/postgres?host=${encodeURIComponent(folder)}`,
    socket: path.join(folder, '.s.PGSQL.5432'),
    start: async () => {
      server = spawn(path.join(bin, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], {
        ...{ stdio: 'ignore', ...user },
      });
      const isReady = () => execute(path.join(bin, 'pg_isready'), ['-h', folder, '-U', 'postgres']);
      for (let attempt = 0; attempt < 300; attempt++) {
        if (await isReady().catch(() => undefined)) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error('PostgreSQL does not start.');
    },
    kill: async () => {
      const ended = new Promise((resolve) => server?.once('exit', resolve));
      server?.kill('SIGQUIT');
      await ended;
    },
    remove: async () => {
      if (server?.exitCode === null) await postgres.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await postgres.start();
  return postgres;
}
