import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { ROOT } from '../../site/front-ends';
import { line, rateOf } from '../load';
import { weighTree } from './process-tree';

const HELP = `npm run bench:memory [-- --minutes 60]
    what the processes of "npm start" keep in memory after the first start, after the next and after load
    --minutes  of load; without it there is none`;

const LOADED = ['/', '/products', '/aboutus', '/career', '/blogs', '/api/v1/products?limit=20', '/api/v1/blogs'];

/** Megabytes that may be kept, by the part of the site. */
interface Limits {
  readonly api: number;
  readonly shell: number;
  readonly all: number;
}

const STARTED: Limits = { api: 350, shell: 160, all: 550 };
const USED: Limits = { api: 450, shell: 160, all: 550 };

interface Started {
  readonly child: ChildProcess;
  readonly origin: string;
}

/** What `npm start` runs, until the site says that it is up. */
async function start(siteDir: string): Promise<Started> {
  const args = ['scripts/start.mjs', '--port', '0', '--site-dir', siteDir];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The site ended (exit code ${code ?? 'none'}).`)));
  });
  ended.catch(() => undefined);
  const up = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      const [, origin] = /^The site is up:\s+(\S+)/.exec(text) ?? [];
      if (origin) resolve(origin);
    });
  });
  const origin = await Promise.race([up, ended]);
  // The first page has been read and rendered.
  await (await fetch(origin)).text();
  return { child, origin };
}

async function stop({ child }: Started): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

function print(when: string, { child }: Started, limits: Limits): void {
  const weighed = weighTree(child.pid ?? 0);
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

/** Readers of every kind of page and list, one kind after the other, over and over. */
async function load(origin: string, minutes: number): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  for (let round = 0; Date.now() < end; round++) {
    const address = LOADED[round % LOADED.length] ?? '/';
    // An address that nobody asked for before is rendered, the next is kept.
    const url = origin + address + (round % 2 ? `${address.includes('?') ? '&' : '?'}round=${round}` : '');
    await rateOf({ url }, 5, 8);
  }
}

async function measure(siteDir: string, minutes: number): Promise<void> {
  let site = await start(siteDir);
  try {
    print('after the first start', site, STARTED);
    await stop(site);
    site = await start(siteDir);
    print('after the next start', site, STARTED);
    if (minutes > 0) {
      await load(site.origin, minutes);
      print(`after ${minutes} minutes of load`, site, USED);
    }
  } finally {
    await stop(site);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '0' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(HELP);
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    await measure(path.join(folder, 'site'), Number(values.minutes));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
