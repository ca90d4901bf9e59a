import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { serveFresh } from '../../site/fresh-site';
import { fullChromiumOptions } from '../../test/chromium';
import { ensureBrowser } from '../../test/machine';
import { follow } from './follow';
import { visit, type Visit } from './visit';

const HELP = `npm run bench:pages [-- --runs 3] [--origin http://localhost:3000]
    what pages weigh on the wire, and how soon they answer on slow 4G with a processor four times slower
    --runs    visits to each page, of which the middle one counts
    --origin  a site that runs already; without it a fresh one is served`;

const PAGES = ['/', '/products', '/career', '/offerings/oilandgas'];
/** A link of the frame, followed from the home page. */
const NEXT_PAGE = '/career';

/** One figure and what it is held against. */
interface Row {
  readonly measure: string;
  readonly unit: 'kB' | 'ms' | '×';
  readonly limit: number;
  readonly of: (visit: Visit) => number;
}

const kilo = (bytes: number): number => bytes / 1000;

const ROWS: readonly Row[] = [
  { measure: 'HTML on the wire', unit: 'kB', limit: 20, of: ({ html }) => kilo(html) },
  { measure: 'scripts until it answers, gzip', unit: 'kB', limit: 140, of: ({ scripts }) => kilo(scripts) },
  { measure: 'all scripts, gzip', unit: 'kB', limit: 190, of: ({ allScripts }) => kilo(allScripts) },
  { measure: 'fonts until it answers', unit: 'kB', limit: 60, of: ({ fonts }) => kilo(fonts) },
  { measure: 'everything until it answers', unit: 'kB', limit: 300, of: ({ everything }) => kilo(everything) },
  { measure: 'answers, by the first paint', unit: '×', limit: 1.8, of: (v) => v.hydrated / v.firstPaint },
  { measure: 'total blocking time', unit: 'ms', limit: 150, of: ({ blocking }) => blocking },
  { measure: 'longest task', unit: 'ms', limit: 100, of: ({ longestTask }) => longestTask },
];

const FOLLOWED = [
  { measure: 'next page, pointed at before', limit: 400, pointedAt: true },
  { measure: 'next page, not pointed at', limit: 900, pointedAt: false },
];

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let i = 0; i < count; i++) results.push(await work());
  return results;
}

function line(path: string, measure: string, value: number, unit: Row['unit'], limit: number): string {
  const figure = (number: number): string => `${number.toFixed(unit === '×' ? 2 : 0).padStart(6)} ${unit.padEnd(2)}`;
  const ratio = `${(value / limit).toFixed(2).padStart(6)}${value > limit ? '  over' : ''}`;
  return `${path.padEnd(22)} ${measure.padEnd(32)} ${figure(value)}  ${figure(limit)} ${ratio}`;
}

/** A page is measured as it is served from the cache. */
async function warm(url: string): Promise<void> {
  await times(3, async () => (await fetch(url)).text());
}

async function measure(browser: Browser, origin: string, runs: number): Promise<void> {
  console.log(`\n${'page'.padEnd(22)} ${'measure'.padEnd(32)} measured  held against ratio`);
  await Promise.all([...PAGES, NEXT_PAGE].map((path) => warm(origin + path)));
  for (const path of PAGES) {
    const visits = await times(runs, () => visit(browser, origin + path));
    for (const { measure, unit, limit, of } of ROWS)
      console.log(line(path, measure, median(visits.map(of)), unit, limit));
    const at = (of: (visit: Visit) => number): string => median(visits.map(of)).toFixed(0);
    console.log(`${path.padEnd(22)} first paint ${at((v) => v.firstPaint)} ms, answers ${at((v) => v.hydrated)} ms`);
  }
  for (const { measure, limit, pointedAt } of FOLLOWED) {
    const found = await times(runs, () => follow(browser, origin, NEXT_PAGE, pointedAt));
    console.log(line(`/ to ${NEXT_PAGE}`, measure, median(found), 'ms', limit));
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      origin: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  await ensureBrowser();
  const site = values.origin ? { origin: values.origin, stop: async () => undefined } : await serveFresh();
  const browser = await chromium.launch(fullChromiumOptions());
  try {
    await measure(browser, site.origin, Number(values.runs));
  } finally {
    await browser.close();
    await site.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
