import { chromium, type Browser } from '@playwright/test';
import { command } from '../../command-line/command';
import { siteAt } from '../../site/fresh-site';
import { fullChromiumOptions } from '../../test/chromium';
import { ensureBrowser } from '../../test/machine';
import { answers, CONTROLS } from './answers';
import { follow } from './follow';
import { visit, type Visit } from './visit';

const HELP = `npm run bench:pages [-- --runs 3] [--origin http://localhost:3000] [--against http://localhost:3001]
    what pages weigh on the wire, and how soon they answer on slow 4G with a processor four times slower
    --runs     visits to each page, of which the middle one counts
    --origin   a site that runs already; without it a fresh one is served
    --against  another site that runs already: visits to both alternate, so that a busy machine slows both down alike`;

const PAGES = ['/', '/products', '/career', '/offerings/oilandgas'];
/** A link of the frame, followed from the home page. */
const NEXT_PAGE = '/career';

/** One figure and its limit. */
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

/** The limits until a control has answered. */
const ANSWERED: Readonly<Record<keyof typeof CONTROLS, number>> = { menu: 3000, 'search box': 4500, filter: 4000 };

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Repeats the work, alternating between the sites; answers the results by site. */
async function alternate<T>(
  origins: readonly string[],
  count: number,
  work: (origin: string) => Promise<T>,
): Promise<T[][]> {
  const results: T[][] = origins.map(() => []);
  for (let i = 0; i < count; i++) for (const [at, origin] of origins.entries()) results[at]?.push(await work(origin));
  return results;
}

/** A line of the table: the measurement, its limit, and the other site's figure if there is one. */
function line(path: string, measure: string, values: readonly number[], unit: Row['unit'], limit: number): string {
  const [value = NaN, other] = values;
  const figure = (number: number): string => `${number.toFixed(unit === '×' ? 2 : 0).padStart(6)} ${unit.padEnd(2)}`;
  const ratio = `${(value / limit).toFixed(2).padStart(6)}${value > limit ? '  over' : '      '}`;
  const against = other === undefined ? '' : ` ${figure(other)} ${(value / other).toFixed(2).padStart(6)}`;
  return `${path.padEnd(22)} ${measure.padEnd(32)} ${figure(value)}  ${figure(limit)} ${ratio}${against}`;
}

/** Fills the cache, because the benchmark measures cached pages. */
async function warm(url: string): Promise<void> {
  for (let i = 0; i < 3; i++) await (await fetch(url)).text();
}

async function measure(browser: Browser, origins: readonly string[], runs: number): Promise<void> {
  const against = origins.length > 1 ? ' the other site, ratio' : '';
  console.log(`\n${'page'.padEnd(22)} ${'measure'.padEnd(32)} measured   compared to ratio${against}`);
  for (const origin of origins) await Promise.all([...PAGES, NEXT_PAGE].map((path) => warm(origin + path)));
  for (const path of PAGES) {
    const visits = await alternate(origins, runs, (origin) => visit(browser, origin + path));
    const medians = (of: (visit: Visit) => number): number[] => visits.map((found) => median(found.map(of)));
    for (const { measure, unit, limit, of } of ROWS) console.log(line(path, measure, medians(of), unit, limit));
    const at = (of: (visit: Visit) => number): string =>
      medians(of)
        .map((value) => value.toFixed(0))
        .join(' / ');
    console.log(`${path.padEnd(22)} first paint ${at((v) => v.firstPaint)} ms, answers ${at((v) => v.hydrated)} ms`);
  }
  for (const { measure, limit, pointedAt } of FOLLOWED) {
    const found = await alternate(origins, runs, (origin) => follow(browser, origin, NEXT_PAGE, pointedAt));
    console.log(line(`/ to ${NEXT_PAGE}`, measure, found.map(median), 'ms', limit));
  }
  for (const name of Object.keys(CONTROLS) as (keyof typeof CONTROLS)[]) {
    const found = await alternate(origins, runs, (origin) => answers(browser, origin, CONTROLS[name]));
    console.log(line(CONTROLS[name].path, `the ${name} has answered`, found.map(median), 'ms', ANSWERED[name]));
  }
}

void command({ help: HELP, options: { runs: 3, origin: '', against: '' } }, async ({ runs, origin, against }) => {
  await ensureBrowser();
  const site = await siteAt(origin);
  const browser = await chromium.launch(fullChromiumOptions());
  try {
    await measure(browser, [site.origin, ...(against === '' ? [] : [against])], runs);
  } finally {
    await browser.close();
    await site.stop();
  }
});
