import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installedNginx, startNginx } from 'delivery/testing';
import { install, startApi, startShell, type Installation, type Server } from '../../installation/installation';
import { startMailServer } from '../../installation/mail-server';
import { createOwner, Editor } from '../../installation/people';
import { freePort } from '../../site/ports';
import { ROOT } from '../../site/front-ends';
import { Crowd } from './crowd';
import { durablePostgres } from './durable-postgres';

const HELP = `npm run bench:cluster [-- --visitors 20 --editors 3 --rounds 1]
    nginx, two API servers, two shell servers and PostgreSQL of the release in release/ (npm run build), under load:
    what is lost when each process is killed, when all are restarted in turn, and while PostgreSQL is gone`;

const say = (line: string): void => console.log(line);
/** A change that is not there after this long, in milliseconds, does not come. */
const LONGEST = 30_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A server of the cluster that is started again on its port. */
interface Member {
  readonly name: string;
  server: Server;
  readonly again: () => Promise<Server>;
}

async function portsOf(): Promise<{ apis: number[]; shells: number[]; apiListen: string }> {
  const two = async () => [await freePort(), await freePort()];
  return { apis: await two(), shells: await two(), apiListen: `127.0.0.1:${await freePort()}` };
}

async function membersOf(
  installation: Installation,
  { apis, shells, apiListen }: Awaited<ReturnType<typeof portsOf>>,
): Promise<Member[]> {
  const starts = [
    ...apis.map((port, at) => ({ name: `api ${at + 1}`, again: () => startApi(installation, port) })),
    ...shells.map((port, at) => ({
      name: `shell ${at + 1}`,
      again: () => startShell(installation, `http://${apiListen}`, port),
    })),
  ];
  const members: Member[] = [];
  for (const { name, again } of starts) members.push({ name, again, server: await again() });
  return members;
}

function report(what: string, crowd: Crowd): void {
  const { pages, lost, written, triedAgain } = crowd.tally();
  const missed = Object.values(lost).reduce((sum, count) => sum + count, 0);
  const why = Object.entries(lost).map(([reason, count]) => `${reason}: ${count}`);
  say(
    `${what.padEnd(36)} ${String(pages).padStart(6)} pages, ${missed} lost${missed ? ` (${why.join(', ')})` : ''}; ` +
      `${written} writes, ${triedAgain} tried again`,
  );
}

/** Seconds from an acknowledged change until every server shows it. */
async function untilEverywhere(editor: Editor, api: readonly string[], shells: readonly string[]): Promise<number> {
  const title = `Everywhere ${Date.now()}`;
  await editor.call('POST', '/job-postings', { title, location: 'Jorhat', role: ['Field'], detail: 'Work.' });
  const start = performance.now();
  // As the edge says it.
  const headers = { 'x-forwarded-host': new URL(editor.origin).host, 'x-forwarded-proto': 'http' };
  const shows = async (url: string): Promise<void> => {
    while (!(await (await fetch(url, { headers })).text()).includes(title)) {
      if (performance.now() - start > LONGEST) throw new Error(`${url} does not show a change.`);
      await pause(20);
    }
  };
  const search = `search=${encodeURIComponent(title)}`;
  await Promise.all([
    ...api.map((origin) => shows(`${origin}/api/v1/job-postings?${search}`)),
    ...shells.map((origin) => shows(`${origin}/career`)),
  ]);
  return (performance.now() - start) / 1_000;
}

async function main(): Promise<void> {
  const number = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    options: {
      ...{ visitors: number('20'), editors: number('3'), rounds: number('1') },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return say(HELP);
  const nginx = installedNginx();
  if (!nginx) throw new Error('nginx is not installed. On Debian: apt-get install nginx-light');
  const release = path.join(ROOT, 'release');
  if (!existsSync(path.join(release, 'SHA256SUMS'))) throw new Error('There is no release. Build it: npm run build');
  const folder = await mkdtemp(path.join(tmpdir(), 'cluster-'));
  const [postgres, mail] = [await durablePostgres(), await startMailServer()];
  const ends: (() => Promise<unknown>)[] = [() => mail.stop(), () => postgres.remove()];
  try {
    const origin = `http://localhost:${await freePort()}`;
    const services = { database: postgres.url, mail: mail.url, origin };
    const installation = await install(release, folder, services, { LOG_LEVEL: 'silent' });
    const ports = await portsOf();
    const { apis, shells, apiListen } = ports;
    const addresses = (ports: readonly number[]) => ports.map((port) => `127.0.0.1:${port}`);
    ends.unshift(
      await startNginx(nginx, {
        ...{ origin, listen: `127.0.0.1:${new URL(origin).port}`, store: installation.env['STORE_URL'] ?? '' },
        ...{ shells: addresses(shells), apis: addresses(apis), apiListen },
      }),
    );
    const members = await membersOf(installation, ports);
    ends.unshift(async () => members.forEach(({ server }) => server.child.kill('SIGKILL')));
    await createOwner(installation);
    const editor = await Editor.signIn(origin);
    const direct = (ports: readonly number[]) => ports.map((port) => `http://127.0.0.1:${port}`);

    const seconds: number[] = [];
    for (let i = 0; i < 10; i++) seconds.push(await untilEverywhere(editor, direct(apis), direct(shells)));
    const slowest = Math.max(...seconds).toFixed(2);
    say(`until every server shows a change: ${slowest} s at most of 10, aim below 1`);

    const crowd = new Crowd(origin, editor.token, {
      visitors: Number(values.visitors),
      editors: Number(values.editors),
    });
    ends.unshift(() => crowd.goHome());
    await pause(10_000);
    report('10 s without a fault', crowd);
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const member of members) {
        member.server.child.kill('SIGKILL');
        await member.server.ended;
        await pause(1_000);
        member.server = await member.again();
        await pause(2_000);
        report(`${member.name} killed and started again`, crowd);
      }
    }
    for (const member of members) {
      member.server.child.kill('SIGTERM');
      await member.server.ended;
      member.server = await member.again();
      await pause(1_000);
    }
    report('all restarted, one after the other', crowd);
    await postgres.kill();
    await pause(10_000);
    report('PostgreSQL gone for 10 s', crowd);
    await postgres.start();
    await pause(5_000);
    report('5 s with PostgreSQL again', crowd);

    await crowd.goHome();
    let lost = 0;
    for (const title of crowd.acknowledged) {
      const { jobPostings } = await editor.call<{ jobPostings: readonly unknown[] }>(
        'GET',
        `/job-postings?search=${encodeURIComponent(title)}`,
      );
      if (jobPostings.length !== 1) lost += 1;
    }
    say(`acknowledged writes lost or doubled: ${lost} of ${crowd.acknowledged.length}, aim 0`);
  } finally {
    for (const end of ends) await end();
    await rm(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
