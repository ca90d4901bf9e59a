import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { command } from '../../command-line/command';
import { start, stop, type Running } from '../../processes/start';
import { documentOf, line } from '../load';
import { hitRates } from './hit-rate';
import { weighTree } from './process-tree';

const HELP = `npm run bench:memory
    the memory of the processes of "npm start" after the first start, after the next, and after each page of the site map has
    been rendered for the first time, in as many processes as RENDER_PROCESSES allows (by default one a processor); for the
    memory under load see "npm run bench:cluster -- --calm 3600"; then the hits of the page cache, whose size is limited, in
    a site with English alone and in one with three languages`;

const PROCESSES = Number(process.env['RENDER_PROCESSES'] ?? availableParallelism());

/** The limits of memory in megabytes, by the part of the site. */
const LIMITS = { api: 350, shell: 160, all: 550 };
/** Each rendering process after the first one may add this. */
const FURTHER_PROCESS = 90;
/** Pages that are requested at once: each process is busy, and further ones start. */
const AT_ONCE = 3 * PROCESSES;

interface Started {
  readonly running: Running;
  readonly origin: string;
}

/** Runs the same as `npm start`, in English alone as in production, until the site reports that it is ready. */
async function startSite(siteDir: string): Promise<Started> {
  const env = { LANGUAGES: '', ...process.env };
  const running = start(['scripts/start.mjs', '--port', '0', '--site-dir', siteDir], { env });
  let origin: string | undefined;
  while (origin === undefined) {
    if (running.child.exitCode !== null) throw new Error(`The site has ended:\n${running.output()}`);
    [, origin] = /^The site is up:\s+(\S+)/m.exec(running.output()) ?? [];
    await pause(100);
  }
  await documentOf(origin);
  return { running, origin };
}

/** Renders each page of the site map for the first time. */
async function renderAll({ origin }: Started): Promise<number> {
  const siteMap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page);
  if (pages.length === 0) throw new Error(`${origin}/sitemap.xml has no pages.`);
  const left = [...pages];
  const render = async (): Promise<void> => {
    for (let page = left.pop(); page !== undefined; page = left.pop()) await documentOf(page);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, render));
  return pages.length;
}

/** @param further how many rendering processes there may be after the first one */
function print(when: string, { running }: Started, further = 0): void {
  const weighed = weighTree(running.child.pid ?? 0);
  const of = (...parts: string[]): number =>
    weighed
      .filter(({ command }) => parts.some((part) => command.includes(part)))
      .reduce((sum, { megabytes }) => sum + megabytes, 0);
  console.log(line(`API server, ${when}`, of('/api-server/'), 'MB', LIMITS.api, 'at most'));
  const [shell, all] = [LIMITS.shell, LIMITS.all].map((limit) => limit + further * FURTHER_PROCESS);
  console.log(line(`shell server and what renders, ${when}`, of('/shell/', 'rendering'), 'MB', shell ?? 0, 'at most'));
  console.log(line(`all ${weighed.length} processes, ${when}`, of(''), 'MB', all ?? 0, 'at most'));
}

async function measure(siteDir: string): Promise<void> {
  let site = await startSite(siteDir);
  try {
    print('after the first start', site);
    await stop(site.running);
    site = await startSite(siteDir);
    print('after the next start', site);
    print(`after ${await renderAll(site)} new pages`, site, PROCESSES - 1);
  } finally {
    await stop(site.running);
  }
}

/** The numbers of pages in each language for which the hits of the page cache are printed. */
const SITES = [150, 250, 500, 1_000];

async function printHits(): Promise<void> {
  for (const { pages, alone, three } of await hitRates(SITES)) {
    const hits = `${alone.toFixed(0)} % in English alone, ${three.toFixed(0)} % in three languages`;
    console.log(`hits of the page cache, ${pages} pages in each language: ${hits}`);
  }
}

command({ help: HELP, options: {} }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    await measure(path.join(folder, 'site'));
    await printHits();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
