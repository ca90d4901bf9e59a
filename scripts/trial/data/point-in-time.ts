import { randomUUID } from 'node:crypto';
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openPostgres } from '../../../api-server/src/database/open-postgres';
import { askDatabase, serverUser, startCluster, startRestored } from '../../../api-server/test/postgres-cluster';
import { everyRow } from '../../../api-server/test/rows';
import { assert, say } from '../../installation/progress';
import { resultOf } from '../../processes/run';

const insert = (title: string): string =>
  `insert into audit_entries (at, actor_name, actor_email, action, title)
   select now(), 'Asha', 'asha@site.test', 'update', '${title} ' || n from generate_series(1, 1000) as n`;

/** Every row of a database. */
async function rowsAt(url: string): Promise<Record<string, string[]>> {
  const database = openPostgres(url, 1);
  try {
    return await everyRow(database.db);
  } finally {
    await database.close();
  }
}

/** Destroys a database and restores it to a moment, with pgBackRest as the runbook configures it. */
export async function tryPointInTime(folder: string): Promise<void> {
  const user = await serverUser();
  const place = path.join(folder, 'pgbackrest');
  const restored = path.join(place, 'restored');
  await mkdir(restored, { recursive: true, mode: 0o700 });
  const file = path.join(place, 'pgbackrest.conf');
  const command = `pgbackrest --config=${file} --stanza=site`;
  const cluster = await startCluster(['archive_mode=on', `archive_command=${command} archive-push %p`]);
  const settings = [
    '[global]',
    ...[`repo1-path=${place}/repository`, 'repo1-cipher-type=aes-256-cbc', `repo1-cipher-pass=${randomUUID()}`],
    ...['repo1-retention-full=2', `log-path=${place}`, `lock-path=${place}/lock`, `spool-path=${place}/spool`],
    ...['start-fast=y', 'compress-type=zst'],
    '[site]',
    ...[`pg1-path=${cluster.data}`, `pg1-socket-path=${cluster.data}`, 'pg1-user=postgres'],
  ];
  await writeFile(file, `${settings.join('\n')}\n`);
  for (const owned of [place, restored]) if (user) await chown(owned, user.uid, user.gid);
  const asServer = (line: string): Promise<string> =>
    user ? resultOf('runuser', ['-u', 'postgres', '--', 'sh', '-c', line]) : resultOf('sh', ['-c', line]);
  const backRest = (line: string): Promise<string> => asServer(`${command} --log-level-console=warn ${line}`);
  await backRest('stanza-create');
  await backRest('check');
  await backRest('--type=full backup');
  say('pgBackRest: a full backup, encrypted, and each segment of the log is archived.');

  await askDatabase(cluster.url, insert('Before'));
  const before = await rowsAt(cluster.url);
  const [moment] = await askDatabase<{ at: string }>(cluster.url, 'select clock_timestamp()::text as at');
  await askDatabase(cluster.url, insert('A mistake'));
  await askDatabase(cluster.url, 'select pg_switch_wal()');
  await backRest('check');
  await cluster.stop();
  await rm(cluster.data, { recursive: true, force: true });

  const began = performance.now();
  await backRest(`--pg1-path=${restored} --type=time --target='${moment?.at}' --target-action=promote restore`);
  const again = await startRestored(restored);
  try {
    const isOpen = async () =>
      (await askDatabase<{ waits: boolean }>(again.url, 'select pg_is_in_recovery() as waits'))[0];
    while ((await isOpen())?.waits);
    const after = await rowsAt(again.url);
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    const count = Object.values(after).flat().length;
    assert(JSON.stringify(after) === JSON.stringify(before), 'every row is as it was at that moment');
    assert(!JSON.stringify(after).includes('A mistake'), 'later rows are gone');
    await askDatabase(again.url, insert('Since then'));
    say(`Destroyed and restored to ${moment?.at}: ${count} rows compared, in ${seconds} s.`);
  } finally {
    await again.stop();
  }
}
