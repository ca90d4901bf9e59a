import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { command } from '../../command-line/command';
import { start, stop, type Running } from '../../processes/start';
import { line, rateOf } from '../load';
import { weighTree } from './process-tree';

const HELP = `npm run bench:memory [-- --minutes 60]
    what the processes of "npm start" keep in memory after the first start, after the next and after load
    --minutes  of load; without it there is none`;

const LOADED = ['/', '/products', '/aboutus', '/career', '/blogs', '/api/v1/products?limit=20', '/api/v1/blogs'];

/** The limit of memory in megabytes, by the part of the site. */
interface Limits {
  readonly api: number;
  readonly shell: number;
  readonly all: number;
}

const STARTED: Limits = { api: 350, shell: 160, all: 550 };
const USED: Limits = { api: 450, shell: 160, all: 550 };

interface Started {
  readonly running: Running;
  readonly origin: string;
}

/** Runs the same as `npm start`, until the site reports that it is ready. */
async function startSite(siteDir: string): Promise<Started> {
  const running = start(['scripts/start.mjs', '--port', '0', '--site-dir', siteDir], { env: process.env });
  let origin: string | undefined;
  while (origin === undefined) {
    if (running.child.exitCode !== null) throw new Error(`The site has ended:\n${running.said()}`);
    [, origin] = /^The site is up:\s+(\S+)/m.exec(running.said()) ?? [];
    await pause(100);
  }
  // The first page has been received.
  await (await fetch(origin)).text();
  return { running, origin };
}

function print(when: string, { running }: Started, limits: Limits): void {
  const weighed = weighTree(running.child.pid ?? 0);
  const of = (...parts: string[]): number =>
    weighed
      .filter(({ command }) => parts.some((part) => command.includes(part)))
      .reduce((sum, { megabytes }) => sum + megabytes, 0);
  console.log(line(`API server, ${when}`, of('/api-server/'), 'MB', limits.api, 'at most'));
  console.log(
    line(`shell server and what renders, ${when}`, of('/shell/', 'rendering'), 'MB', limits.shell, 'at most'),
  );
  console.log(line(`all ${weighed.length} processes, ${when}`, of(''), 'MB', limits.all, 'at most'));
}

/** Readers of every kind of page and list, one kind after the other, repeatedly. */
async function load(origin: string, minutes: number): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  for (let round = 0; Date.now() < end; round++) {
    const address = LOADED[round % LOADED.length] ?? '/';
    // Every second address is new and has to be rendered; the others are cached.
    const url = origin + address + (round % 2 ? `${address.includes('?') ? '&' : '?'}round=${round}` : '');
    await rateOf({ url }, 5, 8);
  }
}

async function measure(siteDir: string, minutes: number): Promise<void> {
  let site = await startSite(siteDir);
  try {
    print('after the first start', site, STARTED);
    await stop(site.running);
    site = await startSite(siteDir);
    print('after the next start', site, STARTED);
    if (minutes > 0) {
      await load(site.origin, minutes);
      print(`after ${minutes} minutes of load`, site, USED);
    }
  } finally {
    await stop(site.running);
  }
}

void command({ help: HELP, options: { minutes: 0 } }, async ({ minutes }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    await measure(path.join(folder, 'site'), minutes);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
