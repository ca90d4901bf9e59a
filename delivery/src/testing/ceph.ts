import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { temporaryFolder } from './packages';

const run = promisify(execFile);

/** The packages of Debian and Ubuntu with a real S3 server. */
export const CEPH_PACKAGES = ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph-common'];

const REGION = 'us-east-1';
const PROGRAMS = ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'ceph', 'ceph-authtool', 'monmaptool'];

/**
 * Whether Ceph's object gateway can be started here: it is installed, and the user is root, as its programs require.
 */
export const hasCeph = (): boolean =>
  process.getuid?.() === 0 && PROGRAMS.every((name) => existsSync(path.join('/usr/bin', name)));

/** A real S3 server on this machine, in memory and a temporary folder. */
export interface S3Server {
  /** `http://127.0.0.1:<port>` */
  readonly endpoint: string;
  /** The environment variables for its client. */
  readonly env: Readonly<Record<'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_REGION', string>>;
  /** The address of one of its buckets, for `STORE_URL` and `FILES_URL`. */
  addressOf(bucket: string, prefix: string): string;
  /** Creates an empty, private bucket. */
  makeBucket(name: string): Promise<void>;
  /** Kills the gateway, as in a power failure; it can be started again. */
  kill(): Promise<void>;
  /** Starts the gateway again, on the same port. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Retries until it succeeds; throws the last failure. */
async function eventually<T>(work: () => Promise<T>, attempts: number): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** One node of each service, with objects in memory. */
const configuration = (folder: string, fsid: string, port: number): string => `[global]
fsid = ${fsid}
mon host = v1:127.0.0.1:${port}
public network = 127.0.0.0/8
keyring = ${folder}/keyring
run dir = ${folder}
admin socket = ${folder}/$name.asok
pid file = ${folder}/$name.pid
log file = ${folder}/$name.log
mon data = ${folder}/mon
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
mon allow pool size one = true
mon warn on pool no redundancy = false
osd crush chooseleaf type = 0
ms bind msgr2 = false
`;

/**
 * Starts Ceph's object gateway, with a monitor and a store, and waits until it answers.
 * @throws Error with the output of a program that does not start
 */
export async function startCeph(): Promise<S3Server> {
  const folder = await temporaryFolder();
  const [monitorPort, port] = [await freePort(), await freePort()];
  const endpoint = `http://127.0.0.1:${port}`;
  const fsid = randomUUID();
  const config = path.join(folder, 'ceph.conf');
  const keyring = path.join(folder, 'keyring');
  await writeFile(config, configuration(folder, fsid, monitorPort));
  const call = (program: string, ...args: string[]) =>
    run(program, args, { env: { ...process.env, CEPH_CONF: config } });
  const ceph = (...args: string[]) => call('ceph', '-c', config, '--connect-timeout', '5', ...args);
  const children: ChildProcess[] = [];
  const start = (program: string, ...args: string[]): ChildProcess => {
    const child = spawn(program, ['-c', config, '-f', ...args], { stdio: 'ignore' });
    children.push(child);
    return child;
  };
  const end = async (child: ChildProcess): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  const stop = async (): Promise<void> => {
    await Promise.all(children.map(end));
    await rm(folder, { recursive: true, force: true });
  };
  const keys = { AWS_ACCESS_KEY_ID: `key${randomUUID().slice(0, 8)}`, AWS_SECRET_ACCESS_KEY: randomUUID() };
  const startGateway = async (): Promise<ChildProcess> => {
    const gateway = start('radosgw', '-n', 'client.admin', `--rgw-frontends=beast endpoint=127.0.0.1:${port}`);
    await eventually(async () => {
      if (gateway.exitCode !== null) throw new Error(`radosgw ended with ${gateway.exitCode}`);
      await fetch(endpoint);
    }, 600);
    return gateway;
  };
  try {
    const caps = ['mon', 'osd', 'mgr', 'mds'].flatMap((kind) => ['--cap', kind, 'allow *']);
    await call('ceph-authtool', '--create-keyring', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *');
    await call('ceph-authtool', keyring, '--gen-key', '-n', 'client.admin', ...caps);
    const map = path.join(folder, 'monmap');
    await call('monmaptool', '--create', '--addv', 'a', `[v1:127.0.0.1:${monitorPort}]`, '--fsid', fsid, map);
    for (const name of ['mon', 'osd']) await mkdir(path.join(folder, name));
    await call('ceph-mon', '-c', config, '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring);
    start('ceph-mon', '-i', 'a');
    const osd = randomUUID();
    await eventually(() => ceph('osd', 'create', osd), 20);
    await ceph(
      'auth',
      'get-or-create',
      'osd.0',
      'mon',
      'allow profile osd',
      'osd',
      'allow *',
      '-o',
      `${folder}/osd.key`,
    );
    await call('ceph-authtool', keyring, '--import-keyring', `${folder}/osd.key`);
    await call('ceph-osd', '-c', config, '-i', '0', '--mkfs', '--osd-uuid', osd);
    await ceph('osd', 'crush', 'add', 'osd.0', '1', 'root=default', 'host=here');
    start('ceph-osd', '-i', '0');
    let gateway = await startGateway();
    const user = ['--uid=site', '--display-name=site', '--access-key', keys.AWS_ACCESS_KEY_ID];
    await call('radosgw-admin', '-c', config, 'user', 'create', ...user, '--secret-key', keys.AWS_SECRET_ACCESS_KEY);
    const credentials = { accessKeyId: keys.AWS_ACCESS_KEY_ID, secretAccessKey: keys.AWS_SECRET_ACCESS_KEY };
    return {
      endpoint,
      env: { ...keys, AWS_REGION: REGION },
      addressOf: (bucket, prefix) => `s3://${bucket}/${prefix}?endpoint=${encodeURIComponent(endpoint)}`,
      makeBucket: async (name) => {
        const client = new S3Client({ endpoint, region: REGION, forcePathStyle: true, credentials });
        await client.send(new CreateBucketCommand({ Bucket: name }));
        client.destroy();
      },
      kill: () => end(gateway),
      startAgain: async () => {
        gateway = await startGateway();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
