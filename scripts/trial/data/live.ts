import { openDatabase } from '../../../api-server/src/database/open';
import { openPostgres } from '../../../api-server/src/database/open-postgres';
import { databaseFailure } from '../../../api-server/src/errors/database-failures';
import { askDatabase, startCluster, startStandby } from '../../../api-server/test/postgres-cluster';
import { Editor } from '../../installation/editor';
import { assert, say } from '../../installation/progress';
import { startPgBouncer, type Pooler } from './pgbouncer';
import { startServers } from './servers';

/** A change and reads of a visitor at once after it, so often. */
const CHANGES = 40;
const READS = 10;
const TOGETHER = 100;

const TIMEOUTS = [
  'alter role site set statement_timeout = 30000',
  'alter role site set lock_timeout = 10000',
  'alter role site set idle_in_transaction_session_timeout = 60000',
].join('; ');

/** PgBouncer is full: the answer is 503, and a server in production refuses it without timeouts. */
async function poolerAlone({ url }: Pooler, directUrl: string, ownerUrl: string): Promise<void> {
  const where = { databaseUrl: url, databaseDirectUrl: directUrl, databasePool: 1, siteDir: '', production: true };
  const refused = await openDatabase(where).then(
    () => '',
    (error: unknown) => String(error),
  );
  assert(/alter role site set statement_timeout/.test(refused), `a role without timeouts is refused; ${refused}`);
  await askDatabase(ownerUrl, TIMEOUTS);
}

async function fullPooler({ url }: Pooler): Promise<void> {
  const holding = await Promise.all([1, 2].map(async () => openPostgres(url, 1)));
  await Promise.all(holding.map((database) => database.ping()));
  const refused = openPostgres(url, 1);
  const failed: unknown = await refused.ping().catch((error: unknown) => error);
  assert(databaseFailure(failed)?.statusCode === 503, `a full pooler is a 503; it is ${String(failed)}`);
  await Promise.all([...holding, refused].map((database) => database.close()));
}

interface JobPosting {
  readonly jobPosting: { readonly title: string };
}

/** Tries two API servers behind PgBouncer, with a standby. */
export async function tryLive(folder: string): Promise<void> {
  // As in production: a commit is sent to the standby at once.
  const cluster = await startCluster(['synchronous_commit=on']);
  const first = await startPgBouncer(cluster, folder, 50);
  await poolerAlone(first, cluster.serverUrl, cluster.url);
  await first.stop();
  const tiny = await startPgBouncer(cluster, folder, 2);
  await fullPooler(tiny);
  await tiny.stop();
  say('PgBouncer: a role without timeouts is refused in production; a full pooler is a 503.');
  const pooler = await startPgBouncer(cluster, folder, 50);
  const standby = await startStandby(cluster);
  const servers = await startServers(folder, {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: cluster.serverUrl,
    DATABASE_READ_URL: standby.serverUrl,
  });
  try {
    const [one = '', two = ''] = servers.origins;
    const read = async (): Promise<string> => {
      const answer = await fetch(`${two}/api/v1/job-postings?limit=100`);
      assert(answer.status === 200, `visitors get the jobs; the answer is ${answer.status}`);
      return answer.text();
    };
    const editor = await Editor.signIn(one);
    const post = async (title: string): Promise<string> => {
      const facts = { title, location: 'Jorhat', role: ['Field'], detail: 'Work.' };
      return (await editor.call<JobPosting>('POST', '/job-postings', facts)).jobPosting.title;
    };
    const statuses = await Promise.all(Array.from({ length: TOGETHER }, () => read()));
    say(`${statuses.length} reads at the same time through 5 connections: all answered.`);

    const by = (server: string): Promise<number> => servers.metric(`api_public_reads_total{by="${server}"}`);
    const before = { replica: await by('replica'), primary: await by('primary') };
    for (let change = 0; change < CHANGES; change += 1) {
      const title = await post(`Engineer ${change}`);
      assert((await read()).includes(title), `the other server shows "${title}" at once`);
      for (let again = 0; again < READS; again += 1) await read();
    }
    const [atReplica, atPrimary] = [(await by('replica')) - before.replica, (await by('primary')) - before.primary];
    say(
      `${CHANGES} changes at one server, each shown at once by the other: reads by the standby ${atReplica}, by the primary ${atPrimary}.`,
    );
    assert(atReplica > 0, 'the standby answers reads');

    const revision = async (after = ''): Promise<string> =>
      (
        (await (await fetch(`${two}/content-revision?after=${encodeURIComponent(after)}`)).json()) as {
          revision: string;
        }
      ).revision;
    const present = await revision();
    const next = revision(present);
    const began = performance.now();
    await post('Heard');
    assert((await next) !== present, 'a change is announced');
    say(`A change at one server is announced by the other after ${Math.round(performance.now() - began)} ms.`);

    await askDatabase(standby.url, 'select pg_wal_replay_pause()');
    await post('While it waits');
    assert((await read()).includes('While it waits'), 'a standby that is behind is not asked');
    while ((await servers.metric('api_replica_lag_seconds')) < 4) await read();
    say(
      `Replay paused: no old answer, and a lag of ${(await servers.metric('api_replica_lag_seconds')) / 2} s in the metrics.`,
    );
    await askDatabase(standby.url, 'select pg_wal_replay_resume()');
    const former = await by('replica');
    while ((await by('replica')) === former) await read();
    await standby.stop();
    assert((await read()).includes('While it waits'), 'the primary answers instead of a standby that is gone');
    await editor.call('POST', '/contact', { name: 'Ravi', email: 'ravi@site.test', message: 'A pump.', consent: true });
    say('The standby is gone: every read is answered by the primary.');
  } finally {
    await servers.stop();
    await pooler.stop();
    await standby.stop().catch(() => undefined);
    await cluster.stop();
  }
}
