import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { command } from '../../command-line/command';
import { Editor } from '../../installation/editor';
import { ROOT } from '../../site/front-ends';
import { weighTree } from '../memory/process-tree';
import { startCluster, type Cluster } from './cluster';
import { LoadGenerator } from './load-generator';
import { faultsOf } from './faults';
import { measureKills } from './kills';

const HELP = `npm run bench:cluster [-- --visitors 20 --editors 3 --rounds 1 --former <folder> --cold 0 --calm 10 --pause 50]
    nginx, two API servers, two shell servers, PostgreSQL, a mail server, visitors in three languages and, where Ceph's gateway is installed, S3, of the
    release in release/ (npm run build), under load: what is lost when each process is killed, when all are restarted in
    turn, while PostgreSQL, S3 or the mail server is gone or slow, and while a clock is wrong
    --former  the folder of the release before: then that one is started, and upgraded in turn
    --cold    per cent of the visits that go to an address that no one has requested before, so that no cache has the page
    --calm    seconds without a fault at the beginning: 3600 shows the servers' memory after 5, 15, 30 and 60 minutes
    --pause   milliseconds between two requests of a visitor or an editor: with 1000 a busy machine is enough for that hour
npm run bench:cluster -- --kills 1000 [--engine embedded --editors 3 --minutes 60]
    kills an API server again and again (SIGKILL) while editors write, starts it again each time, and compares what was
    acknowledged with what is there
    --engine   embedded, or postgres: then the server, three times PostgreSQL, and both at once are killed in turn
    --minutes  after which it ends, however many kills there were`;

const say = (line: string): void => console.log(line);
/** A change that has not appeared after this long, in milliseconds, is lost. */
const CHANGE_TIMEOUT = 30_000;
/** How long sending the remaining emails may take at the end. */
const MAIL_TIMEOUT = 180_000;

/** The memory of each server with its child processes, in megabytes. */
const memoryOf = ({ members }: Cluster): string =>
  members
    .map(({ server }) =>
      weighTree(server.child.pid ?? 0)
        .reduce((sum, { megabytes }) => sum + megabytes, 0)
        .toFixed(0),
    )
    .join(', ');

function report(what: string, load: LoadGenerator, cluster: Cluster, detail?: string): void {
  const { pages, lost, written, retries, forms } = load.tally();
  const missed = Object.values(lost).reduce((sum, count) => sum + count, 0);
  const why = Object.entries(lost).map(([reason, count]) => `${reason}: ${count}`);
  say(
    `${what.padEnd(42)} load ${(os.loadavg()[0] ?? 0).toFixed(0).padStart(2)}; ${String(pages).padStart(5)} pages, ` +
      `${missed} lost${missed ? ` (${why.join(', ')})` : ''}; forms ${forms.sent} sent, ${forms.returned} returned, ${forms.lost} lost; ` +
      `${written} writes, ${retries} retries; memory ${memoryOf(cluster)} MB${detail ? `; ${detail}` : ''}`,
  );
}

/** Seconds from an acknowledged change until every server shows it. */
async function secondsUntilVisible(editor: Editor, { apis, shells }: Cluster): Promise<number> {
  const title = `Everywhere ${Date.now()}`;
  await editor.call('POST', '/job-postings', { title, location: 'Jorhat', role: ['Field'], detail: 'Work.' });
  const start = performance.now();
  // The headers of the edge.
  const headers = { 'x-forwarded-host': new URL(editor.origin).host, 'x-forwarded-proto': 'http' };
  const shows = async (url: string): Promise<void> => {
    while (!(await (await fetch(url, { headers })).text()).includes(title)) {
      if (performance.now() - start > CHANGE_TIMEOUT) throw new Error(`${url} does not show a change.`);
      await pause(20);
    }
  };
  const search = `search=${encodeURIComponent(title)}`;
  await Promise.all([
    ...apis.map((origin) => shows(`${origin}/api/v1/job-postings?${search}`)),
    ...shells.map((origin) => shows(`${origin}/career`)),
  ]);
  return (performance.now() - start) / 1_000;
}

/** The numbers of lost and of duplicated acknowledged writes. */
async function compare(titles: readonly string[], editor: Editor): Promise<{ lost: number; duplicated: number }> {
  const times = new Map<string, number>();
  for (const { title } of await editor.call<{ title: string }[]>('GET', '/export/job-postings.json'))
    times.set(title, (times.get(title) ?? 0) + 1);
  const counts = titles.map((title) => times.get(title) ?? 0);
  return { lost: counts.filter((count) => count === 0).length, duplicated: counts.filter((count) => count > 1).length };
}

/** Waits until no email is pending; answers the number of remaining ones. */
async function pendingEmails(editor: Editor): Promise<number> {
  const begin = Date.now();
  for (;;) {
    const { siteStatus } = await editor.call<{ siteStatus: { emails: { waiting: number; failed: number } } }>(
      'GET',
      '/site-status',
    );
    const left = siteStatus.emails.waiting + siteStatus.emails.failed;
    if (left === 0 || Date.now() - begin > MAIL_TIMEOUT) return left;
    await pause(1_000);
  }
}

interface Options {
  readonly visitors: number;
  readonly editors: number;
  readonly rounds: number;
  readonly cold: number;
  readonly calm: number;
  readonly pause: number;
  /** The release to which the cluster is upgraded. */
  readonly next: string | undefined;
}

async function injectFaults(
  cluster: Cluster,
  { visitors, editors, cold, pause: between, ...options }: Options,
): Promise<void> {
  const editor = await Editor.signIn(cluster.origin);
  // From now on, each message of a visitor is an email.
  await editor.call('POST', '/site/email', { email: 'office@site.test' });
  const seconds: number[] = [];
  for (let i = 0; i < 10; i++) seconds.push(await secondsUntilVisible(editor, cluster));
  say(`until every server shows a change: ${Math.max(...seconds).toFixed(2)} s at most of 10, aim below 1`);
  say(`memory before the load: ${memoryOf(cluster)} MB`);
  const load = new LoadGenerator(cluster.origin, editor.token, { visitors, editors, writers: 1 }, cold, between);
  try {
    for (const { name, inject, skipReason } of faultsOf(cluster, options)) {
      const why = skipReason?.(cluster);
      if (why !== undefined) say(`${name}: not tried, ${why}`);
      else report(name, load, cluster, await inject(cluster));
    }
  } finally {
    await load.stop();
  }
  const { lost, duplicated } = await compare(load.acknowledged, editor);
  say(`acknowledged writes lost: ${lost}, duplicated: ${duplicated}, of ${load.acknowledged.length}, aim 0`);
  say(`emails that have not left: ${await pendingEmails(editor)}; ${cluster.mail.taken()} have`);
}

const OPTIONS = {
  visitors: 20,
  editors: 3,
  rounds: 1,
  former: '',
  cold: 0,
  calm: 10,
  pause: 50,
  kills: 0,
  engine: 'embedded',
  minutes: 60,
};

command({ help: HELP, options: OPTIONS }, async ({ former, kills, engine, minutes, ...options }) => {
  if (kills > 0) return measureKills({ kills, engine, minutes, writers: options.editors });
  const release = path.join(ROOT, 'release');
  const cluster = await startCluster(former === '' ? release : path.resolve(former));
  try {
    await injectFaults(cluster, { ...options, next: former === '' ? undefined : release });
  } finally {
    await cluster.stop();
  }
});
