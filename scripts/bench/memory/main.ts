import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { command } from '../../command-line/command';
import { start, stop, type Running } from '../../processes/start';
import { line } from '../load';
import { weighTree } from './process-tree';

const HELP = `npm run bench:memory
    the memory of the processes of "npm start" after the first start and after the next; for the memory under load see
    "npm run bench:cluster -- --calm 3600"`;

/** The limits of memory in megabytes, by the part of the site. */
const LIMITS = { api: 350, shell: 160, all: 550 };

interface Started {
  readonly running: Running;
  readonly origin: string;
}

/** Runs the same as `npm start`, until the site reports that it is ready. */
async function startSite(siteDir: string): Promise<Started> {
  const running = start(['scripts/start.mjs', '--port', '0', '--site-dir', siteDir], { env: process.env });
  let origin: string | undefined;
  while (origin === undefined) {
    if (running.child.exitCode !== null) throw new Error(`The site has ended:\n${running.output()}`);
    [, origin] = /^The site is up:\s+(\S+)/m.exec(running.output()) ?? [];
    await pause(100);
  }
  // The first page has been received.
  await (await fetch(origin)).text();
  return { running, origin };
}

function print(when: string, { running }: Started): void {
  const weighed = weighTree(running.child.pid ?? 0);
  const of = (...parts: string[]): number =>
    weighed
      .filter(({ command }) => parts.some((part) => command.includes(part)))
      .reduce((sum, { megabytes }) => sum + megabytes, 0);
  console.log(line(`API server, ${when}`, of('/api-server/'), 'MB', LIMITS.api, 'at most'));
  console.log(
    line(`shell server and what renders, ${when}`, of('/shell/', 'rendering'), 'MB', LIMITS.shell, 'at most'),
  );
  console.log(line(`all ${weighed.length} processes, ${when}`, of(''), 'MB', LIMITS.all, 'at most'));
}

async function measure(siteDir: string): Promise<void> {
  let site = await startSite(siteDir);
  try {
    print('after the first start', site);
    await stop(site.running);
    site = await startSite(siteDir);
    print('after the next start', site);
  } finally {
    await stop(site.running);
  }
}

command({ help: HELP, options: {} }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    await measure(path.join(folder, 'site'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
