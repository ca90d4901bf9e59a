import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { serveFresh } from '../../site/fresh-site';
import { folderOf, ROOT } from '../../site/front-ends';
import { publishChanged } from '../../site/publish-changed';
import { fullChromiumOptions } from '../../test/chromium';
import { ensureBrowser } from '../../test/machine';
import { line } from '../load';

const HELP = `npm run bench:dev [-- --changes 5]
    what somebody who works on a remote waits for: the first page of "npm run dev -- careers", a saved change in it,
    and a saved change that is published until visitors get it
    --changes  first pages, each in a browser that keeps nothing, and saved changes, of which the middle one counts`;

/** A text that every visitor of the careers page sees, and the file that it stands in. It is put back at the end. */
const FILE = path.join(folderOf('mfe-careers'), 'src/jobs/job-list.tsx');
const TEXT = 'Get new positions by email';

const FIRST_PAGE = 2;
const CHANGE = 1;
/** Somebody who publishes waits for a build, for the checks of what meets, and for the servers to notice. */
const LIVE = 60;

const seconds = (since: number): number => (performance.now() - since) / 1_000;
const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Saves the file with another text, and answers that. */
function saveChange(source: string, number: number): string {
  const text = `${TEXT}, change ${number}`;
  writeFileSync(FILE, source.replaceAll(TEXT, text));
  return text;
}

/** `npm run dev -- careers` with data of its own, and the address that it prints. */
async function startDev(siteDir: string): Promise<{ readonly child: ChildProcess; readonly address: URL }> {
  const args = ['--import', 'tsx', 'scripts/dev/main.ts', 'careers', '--port', '0', '--site-dir', siteDir];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = new Promise<URL>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`"npm run dev" ended (exit code ${code ?? 'none'}).`)));
    createInterface({ input: child.stdout }).on('line', (text) => {
      const [, found] = /^With your careers:\s+(\S+)/.exec(text) ?? [];
      if (found) resolve(new URL(found));
    });
  });
  return { child, address: await address };
}

/** How long the page takes until it answers, in seconds, and the page. */
async function firstPage(browser: Browser, address: string): Promise<{ readonly page: Page; readonly took: number }> {
  const page = await (await browser.newContext()).newPage();
  const started = performance.now();
  await page.goto(address);
  await page.waitForSelector('html[data-hydrated]');
  await page.getByRole('link', { name: TEXT }).waitFor();
  return { page, took: seconds(started) };
}

async function measureDev(changes: number, source: string): Promise<void> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'site-'));
  const { child, address } = await startDev(siteDir);
  const browser = await chromium.launch(fullChromiumOptions());
  try {
    address.pathname = '/career';
    const first: number[] = [];
    for (let visit = 1; visit < changes; visit++) {
      const { page, took } = await firstPage(browser, address.href);
      await page.context().close();
      first.push(took);
    }
    const { page, took } = await firstPage(browser, address.href);
    console.log(line('first page', middle([...first, took]), 's', FIRST_PAGE, 'at most'));
    const shown: number[] = [];
    for (let number = 1; number <= changes; number++) {
      const started = performance.now();
      const text = saveChange(source, number);
      await page.getByRole('link', { name: text, exact: true }).waitFor();
      shown.push(seconds(started));
    }
    console.log(line('a saved change, until the page shows it', middle(shown), 's', CHANGE, 'at most'));
  } finally {
    writeFileSync(FILE, source);
    await browser.close();
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await rm(siteDir, { recursive: true, force: true });
  }
}

/** A saved change is built, published with every rule and promoted, until a visitor's document has it. */
async function measureLive(source: string): Promise<void> {
  const site = await serveFresh();
  try {
    const started = performance.now();
    const text = saveChange(source, 0);
    await publishChanged(site.siteDir, () => undefined);
    while (!(await (await fetch(`${site.origin}/career`)).text()).includes(text)) {
      if (seconds(started) > 5 * LIVE) throw new Error('Visitors do not get the change.');
    }
    console.log(line('a saved change, until visitors get it', seconds(started), 's', LIVE, 'at most'));
  } finally {
    writeFileSync(FILE, source);
    await site.stop();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { changes: { type: 'string', default: '5' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(HELP);
  await ensureBrowser();
  const source = readFileSync(FILE, 'utf8');
  if (!source.includes(TEXT)) throw new Error(`${FILE} has no text "${TEXT}", which this benchmark changes.`);
  await measureDev(Number(values.changes), source);
  await measureLive(source);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
