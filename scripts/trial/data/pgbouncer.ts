import { spawn } from 'node:child_process';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { askDatabase, serverUser, type Cluster } from '../../../api-server/test/postgres-cluster';
import { freePort } from '../../site/ports';

/** A running PgBouncer in front of a server. */
export interface Pooler {
  /** The address of a database behind it, with the role of the servers. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in transaction mode, with the settings of the runbook. */
export async function startPgBouncer(cluster: Cluster, folder: string, clients: number): Promise<Pooler> {
  const user = await serverUser();
  const port = await freePort();
  const place = path.join(folder, `pgbouncer-${port}`);
  await mkdir(place);
  const settings = [
    '[databases]',
    `* = host=${cluster.data} port=5432`,
    '[pgbouncer]',
    ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =', 'auth_type = trust'],
    ...[
      `auth_file = ${place}/users`,
      'pool_mode = transaction',
      'default_pool_size = 5',
      `max_client_conn = ${clients}`,
    ],
    'query_wait_timeout = 10',
    'ignore_startup_parameters = options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
  ];
  await writeFile(path.join(place, 'users'), '"site" ""\n');
  await writeFile(path.join(place, 'pgbouncer.ini'), `${settings.join('\n')}\n`);
  if (user) await chown(place, user.uid, user.gid);
  const program = spawn('pgbouncer', ['-q', path.join(place, 'pgbouncer.ini')], { stdio: 'ignore', ...user });
  const ended = new Promise<void>((resolve) => program.once('close', () => resolve()));
  const url = `postgres://site@127.0.0.1:${port}${new URL(cluster.url).pathname}`;
  for (let attempt = 0; ; attempt += 1) {
    const answered = await askDatabase(url, 'select 1').catch(() => undefined);
    if (answered) break;
    if (attempt > 100) throw new Error('PgBouncer did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop: async () => {
      program.kill('SIGINT');
      await ended;
    },
  };
}
