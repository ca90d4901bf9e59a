import { existsSync } from 'node:fs';
import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askDatabase } from '../../../api-server/test/postgres-cluster';
import { hasCeph, installedNginx, startCeph, startNginx, type S3Server } from 'delivery/testing';
import { install, startApi, startShell, type Installation, type Server } from '../../installation/installation';
import { startMailServer, type MailServer } from '../../installation/mail-server';
import { createOwner } from '../../installation/editor';
import { freePort } from '../../site/ports';
import { durablePostgres, type DurablePostgres } from './durable-postgres';
import { LANGUAGES } from './load-generator';
import { smallDisk, type SmallDisk } from './small-disk';
import { slowConnection, type SlowConnection } from './slow-connection';

/** A server of the cluster that is restarted on the same port. */
export interface Member {
  readonly name: string;
  server: Server;
  /** @param env further variables, for this start only */
  readonly restart: (installation: Installation, env?: Readonly<Record<string, string>>) => Promise<Server>;
}

/** nginx, two API servers, two shell servers, PostgreSQL, a mail server and, where it is installed, an S3 server. */
export interface Cluster {
  readonly origin: string;
  readonly apis: readonly string[];
  readonly shells: readonly string[];
  readonly members: readonly Member[];
  readonly postgres: DurablePostgres;
  /** The file system of PostgreSQL's tables, if this user may create one. */
  readonly disk: SmallDisk | undefined;
  /** Between the API servers and PostgreSQL. */
  readonly connection: SlowConnection;
  readonly mail: MailServer;
  readonly s3: S3Server | undefined;
  installation: Installation;
  stop(): Promise<void>;
}

const BUCKETS = { FILES_URL: 'files', STORE_URL: 'front-ends' } as const;

/** Buckets for files and front ends, on an S3 server. */
async function bucketsOf(s3: S3Server | undefined): Promise<Record<string, string>> {
  if (!s3) return {};
  for (const bucket of Object.values(BUCKETS)) await s3.makeBucket(bucket);
  const addresses = Object.entries(BUCKETS).map(([name, bucket]) => [name, s3.addressOf(bucket, 'site')] as const);
  return { ...s3.env, ...Object.fromEntries(addresses) };
}

async function twoPorts(): Promise<number[]> {
  return [await freePort(), await freePort()];
}

/** @param release a built release @throws Error if nginx or PostgreSQL is not installed, or the release is missing */
export async function startCluster(release: string): Promise<Cluster> {
  const nginx = installedNginx();
  if (!nginx) throw new Error('nginx is not installed. On Debian: apt-get install nginx-light');
  if (!existsSync(path.join(release, 'SHA256SUMS'))) throw new Error('There is no release. Build it: npm run build');
  const folder = await mkdtemp(path.join(tmpdir(), 'cluster-'));
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const end of ends) await end();
  };
  try {
    const disk = await smallDisk();
    if (disk) ends.unshift(() => disk.remove());
    const postgres = await durablePostgres(disk?.folder);
    ends.unshift(() => postgres.remove());
    const connection = await slowConnection(postgres.socket);
    ends.unshift(() => connection.stop());
    const mail = await startMailServer();
    ends.unshift(() => mail.stop());
    const s3 = hasCeph() ? await startCeph() : undefined;
    if (s3) ends.unshift(() => s3.stop());
    const origin = `http://localhost:${await freePort()}`;
    await askDatabase(postgres.url, 'create role site login');
    const addressOf = (role: string) => `postgres://${role}:nobody-asks-for-it@127.0.0.1:${connection.port}/postgres`;
    const database = { url: addressOf('postgres'), serverUrl: addressOf('site') };
    const installation = await install(
      release,
      folder,
      { database, mail: mail.url, origin },
      {
        LOG_LEVEL: 'silent',
        LANGUAGES: LANGUAGES.join(','),
        LIMIT_FORMS_PER_HOUR: '1000000',
        LIMIT_SEARCHES_PER_MINUTE: '1000000',
        ...(await bucketsOf(s3)),
      },
    );
    const [apis, shells, apiListen] = [await twoPorts(), await twoPorts(), `127.0.0.1:${await freePort()}`];
    const local = (ports: readonly number[]) => ports.map((port) => `127.0.0.1:${port}`);
    ends.unshift(
      await startNginx(nginx, {
        ...{ origin, listen: `127.0.0.1:${new URL(origin).port}`, store: installation.env['STORE_URL'] ?? '' },
        ...{ shells: local(shells), apis: local(apis), apiListen },
      }),
    );
    const withEnv = (of: Installation, env = {}): Installation => ({ ...of, env: { ...of.env, ...env } });
    const starts: Omit<Member, 'server'>[] = [
      ...apis.map((port, at) => ({
        name: `API server ${at + 1}`,
        restart: (of: Installation, env = {}) => startApi(withEnv(of, env), port),
      })),
      ...shells.map((port, at) => ({
        name: `shell server ${at + 1}`,
        restart: (of: Installation, env = {}) => startShell(withEnv(of, env), `http://${apiListen}`, port),
      })),
    ];
    const members: Member[] = [];
    ends.unshift(async () => members.forEach(({ server }) => server.child.kill('SIGKILL')));
    for (const start of starts) members.push({ ...start, server: await start.restart(installation) });
    await createOwner(installation);
    const direct = (ports: readonly number[]) => local(ports).map((address) => `http://${address}`);
    const addresses = { origin, apis: direct(apis), shells: direct(shells) };
    return { ...addresses, members, postgres, disk, connection, mail, s3, installation, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
