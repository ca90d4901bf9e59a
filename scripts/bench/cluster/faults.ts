import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { promoted } from '../../installation/installation';
import { Editor } from '../../installation/editor';
import type { Cluster, Member } from './cluster';

/** A fault of a cluster in use. */
export interface Fault {
  readonly name: string;
  /** Causes and repairs it; answers further findings. */
  readonly inject: (cluster: Cluster) => Promise<string | undefined>;
  /** Answers why it cannot be tried here. */
  readonly skipReason?: (cluster: Cluster) => string | undefined;
}

const SECOND = 1_000;

const quiet = (name: string, seconds: number): Fault => ({
  name,
  inject: async () => void (await pause(seconds * SECOND)),
});

async function killed(member: Member, { installation }: Cluster): Promise<undefined> {
  member.server.child.kill('SIGKILL');
  await member.server.ended;
  await pause(SECOND);
  member.server = await member.restart(installation);
  await pause(2 * SECOND);
}

/** Restarts every server in turn, each when nginx asks the previous one again, as `site restart` does. */
async function restarted({ members, installation }: Cluster): Promise<undefined> {
  for (const member of members) {
    member.server.child.kill('SIGTERM');
    await member.server.ended;
    member.server = await member.restart(installation);
    await pause(6 * SECOND);
  }
}

/** Upgrades as the runbook describes: API servers, shell servers, front ends. */
async function upgraded(cluster: Cluster, release: string): Promise<undefined> {
  cluster.installation = { ...cluster.installation, release };
  await restarted(cluster);
  await promoted(cluster.installation);
  await pause(2 * SECOND);
}

/** Downgrades one API server to the previous release, beside the next one. */
async function downgraded({ members, installation }: Cluster, former: string): Promise<undefined> {
  const second = members[1];
  if (!second) throw new Error('There is no second API server.');
  for (const release of [former, installation.release]) {
    second.server.child.kill('SIGTERM');
    await second.server.ended;
    second.server = await second.restart({ ...installation, release });
    await pause((release === former ? 10 : 1) * SECOND);
  }
}

/** Uploads a file as a visitor, and answers the site's answer. */
async function upload({ origin }: Cluster): Promise<string> {
  const form = new FormData();
  form.set(
    'file',
    new File(
      [
        '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n',
      ],
      'cv.pdf',
      { type: 'application/pdf' },
    ),
  );
  const answer = await fetch(`${origin}/api/v1/uploads/file`, { method: 'POST', body: form });
  const { message = '' } = (await answer.json().catch(() => ({}))) as { message?: string };
  return `${answer.status} ${message}`.trim();
}

async function withoutFiles(cluster: Cluster): Promise<string> {
  await cluster.s3?.kill();
  await pause(29 * SECOND);
  const during = await upload(cluster);
  await cluster.s3?.startAgain();
  return `an upload: ${during}; afterwards: ${await upload(cluster)}`;
}

async function withoutMail({ mail }: Cluster): Promise<string> {
  await mail.stop();
  await pause(10 * SECOND);
  await mail.startAgain();
  return `${mail.taken()} emails had left until then`;
}

async function slowDatabase({ connection }: Cluster): Promise<undefined> {
  connection.delay = 100;
  await pause(10 * SECOND);
  connection.delay = 0;
}

async function fullDisk({ disk, origin }: Cluster): Promise<string> {
  await disk?.fill();
  await pause(10 * SECOND);
  const { status } = await fetch(`${origin}/api/v1/job-postings`);
  await disk?.makeRoom();
  return `a list: ${status}`;
}

const FAKE_CLOCK = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

/** A server with a wrong clock; a sign-in there works at the other server, and vice versa. */
async function wrongClock(cluster: Cluster, minutes: string): Promise<string> {
  const { apis, members, installation } = cluster;
  const second = members[1];
  if (!second) throw new Error('There is no second API server.');
  const start = async (env = {}): Promise<void> => {
    second.server.child.kill('SIGTERM');
    await second.server.ended;
    second.server = await second.restart(installation, env);
  };
  await start({ LD_PRELOAD: FAKE_CLOCK, FAKETIME: minutes, FAKETIME_DONT_FAKE_MONOTONIC: '1' });
  await pause(5 * SECOND);
  const edge = { 'x-forwarded-host': new URL(cluster.origin).host, 'x-forwarded-proto': 'http' };
  const tried: string[] = [];
  for (const [at, other] of [apis, [...apis].reverse()]) {
    const there = await Editor.signIn(at ?? '', edge);
    const answer = await fetch(`${other ?? ''}/api/v1/admins`, {
      headers: { ...edge, authorization: `Bearer ${there.token}` },
    });
    tried.push(String(answer.status));
  }
  const { headers } = await fetch(`${apis[1] ?? ''}/healthz`);
  const apart = Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / 60_000);
  await start();
  return `its clock: ${apart} min; signed in at one, used at the other: ${tried.join(', ')}`;
}

/**
 * All faults, in order.
 *
 * @param rounds how often each server is killed
 * @param calm seconds without a fault before them
 * @param next a newer release than the started one
 */
export function faultsOf(
  cluster: Cluster,
  { rounds, calm, next }: { readonly rounds: number; readonly calm: number; readonly next: string | undefined },
): Fault[] {
  const withoutFaking = () => (existsSync(FAKE_CLOCK) ? undefined : 'libfaketime is not installed (Debian: faketime)');
  const withoutS3 = ({ s3 }: Cluster) =>
    s3 ? undefined : "Ceph's gateway is not installed: npm run trial -- s3 brings it";
  const former = cluster.installation.release;
  return [
    ...[0, 5, 15, 30].map((from, at, starts) => {
      const to = starts[at + 1] ?? 60;
      return quiet(`${to}/60 of ${calm} s without a fault`, (calm * (to - from)) / 60);
    }),
    ...(next === undefined
      ? []
      : [
          { name: 'all upgraded in turn', inject: (of: Cluster) => upgraded(of, next) },
          { name: 'API server 2 of the release before, 10 s', inject: (of: Cluster) => downgraded(of, former) },
        ]),
    ...Array.from({ length: rounds }, () => cluster.members)
      .flat()
      .map((member) => ({
        name: `${member.name} killed, started again`,
        inject: (of: Cluster) => killed(member, of),
      })),
    { name: 'all restarted in turn', inject: restarted },
    {
      name: 'PostgreSQL killed, gone for 10 s',
      inject: async ({ postgres }) => {
        await postgres.kill();
        await pause(10 * SECOND);
        await postgres.start();
        return undefined;
      },
    },
    quiet('5 s with PostgreSQL again', 5),
    { name: 'PostgreSQL slow: 100 ms each way, 10 s', inject: slowDatabase },
    quiet('5 s with PostgreSQL as before', 5),
    {
      name: "PostgreSQL's disk full for 10 s",
      inject: fullDisk,
      skipReason: ({ disk }: Cluster) => (disk ? undefined : 'only root may create a small disk'),
    },
    quiet('5 s with room again', 5),
    { name: 'S3 gone for 30 s', inject: withoutFiles, skipReason: withoutS3 },
    { name: 'SMTP gone for 10 s', inject: withoutMail },
    ...['+10m', '-10m'].map((minutes) => ({
      name: `the clock of API server 2 off by ${minutes}`,
      inject: (of: Cluster) => wrongClock(of, minutes),
      skipReason: withoutFaking,
    })),
  ];
}
