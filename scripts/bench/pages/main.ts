import { chromium, type Browser } from '@playwright/test';
import { command } from '../../command-line/command';
import { fullChromiumOptions } from '../../test/chromium';
import { ensureBrowser } from '../../test/machine';
import { earlyClicks } from './controls';
import { follow, MOMENTS } from './follow';
import { serveByTls } from './tls-site';
import { visit, type Visit } from './visit';

const HELP = `npm run bench:pages [-- --runs 3] [--only clicks] [--page /] [--language hi] [--origin http://localhost:3000] [--against http://localhost:3001]
    the size of pages on the wire, their speed on slow 4G with a processor four times slower, and lost early clicks
    --only     weights, links or clicks
    --page     the path of one of the pages
    --runs     the number of visits to each page; the median counts
    --language the weights of the pages in this language; visits alternate with those to the English ones
    --origin   a running site; without it a fresh one is served behind nginx, with TLS and HTTP/2
    --against  another running site: visits to both alternate, so that a busy machine slows both down equally`;

const JOB = '/career/mud-engineer-barmer/';

/** A page of each kind, with the demonstration content. */
const PAGES = [
  '/',
  '/products',
  '/offerings/downstream/chemicals/neutralising-amine-na-15',
  '/career',
  JOB,
  '/offerings/oilandgas',
  '/blogs',
  '/contact',
];
/** A link of the frame that is followed from each page, and the one from that page itself. */
const [NEXT_PAGE, OTHER_PAGE] = ['/career', '/news'];

/** One figure, and its limit if it has one. */
interface Row {
  readonly measure: string;
  readonly unit: 'kB' | 'ms';
  readonly limit?: number;
  readonly of: (visit: Visit) => number;
}

const kilo = (bytes: number): number => bytes / 1000;

const ROWS: readonly Row[] = [
  { measure: 'HTML with its styles', unit: 'kB', limit: 34, of: ({ html }) => kilo(html) },
  { measure: 'scripts until it answers', unit: 'kB', limit: 185, of: ({ scripts }) => kilo(scripts) },
  { measure: 'fonts until it answers', unit: 'kB', limit: 60, of: ({ fonts }) => kilo(fonts) },
  { measure: 'everything until it answers', unit: 'kB', limit: 300, of: ({ everything }) => kilo(everything) },
  { measure: 'scripts afterwards', unit: 'kB', limit: 75, of: ({ laterScripts }) => kilo(laterScripts) },
  { measure: 'JSON afterwards', unit: 'kB', limit: 8, of: ({ json }) => kilo(json) },
  { measure: 'first paint', unit: 'ms', of: ({ firstPaint }) => firstPaint },
  { measure: 'largest paint', unit: 'ms', of: ({ largestPaint }) => largestPaint },
  { measure: 'answers', unit: 'ms', of: ({ hydrated }) => hydrated },
  { measure: 'total blocking time', unit: 'ms', limit: 150, of: ({ blocking }) => blocking },
  { measure: 'longest task', unit: 'ms', limit: 100, of: ({ longestTask }) => longestTask },
];

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
function line(path: string, measure: string, values: readonly number[], { unit, limit }: Pick<Row, 'unit' | 'limit'>) {
  const [value = NaN, other] = values;
  const figure = (number: number): string => `${number.toFixed(0).padStart(6)} ${unit}`;
  const most = limit === undefined ? '' : `at most ${figure(limit)}${value > limit ? '  over' : ''}`;
  const against = other === undefined ? '' : `${figure(other)} ${(value / other).toFixed(2)} ×`;
  return `${path.slice(0, 28).padEnd(29)} ${measure.padEnd(32)} ${figure(value)}  ${most.padEnd(23)} ${against}`;
}

/**
 * The document of a page, which may have a certificate of the benchmark.
 *
 * @throws Error if the server has not rendered its content
 */
async function documentOf(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  try {
    const answer = await context.request.get(url);
    const text = await answer.text();
    if (answer.ok() && answer.headers()['x-rendered'] === 'server' && text.includes('</h1>')) return text;
    throw new Error(`${url} answers ${answer.status()} without a rendered heading.`);
  } finally {
    await context.close();
  }
}

/** The address of a page on a site; jobs have another id on each. Fills the cache, which the benchmark measures. */
async function addressOf(browser: Browser, origin: string, path: string): Promise<string> {
  const careers = path === JOB ? await documentOf(browser, `${origin}/career`) : '';
  const url = origin + (new RegExp(`${JOB}[\\w-]+`).exec(careers)?.[0] ?? path);
  for (let i = 0; i < 3; i++) await documentOf(browser, url);
  return url;
}

const addressesOf = (browser: Browser, origins: readonly string[], path: string): Promise<string[]> =>
  Promise.all(origins.map((origin) => addressOf(browser, origin, path)));

async function weights(browser: Browser, origins: readonly string[], path: string, runs: number): Promise<void> {
  const urls = await addressesOf(browser, origins, path);
  const visits = await alternate(urls, runs, (url) => visit(browser, url));
  for (const row of ROWS) {
    const medians = visits.map((found) => median(found.map(row.of)));
    console.log(line(path, row.measure, medians, row));
  }
}

async function links(browser: Browser, origins: readonly string[], path: string, runs: number): Promise<void> {
  const next = path === NEXT_PAGE ? OTHER_PAGE : NEXT_PAGE;
  await addressesOf(browser, origins, next);
  const urls = await addressesOf(browser, origins, path);
  for (const [name, moment] of Object.entries(MOMENTS)) {
    const found = await alternate(urls, runs, (url) => follow(browser, url, next, moment));
    console.log(line(`${path.slice(0, 15)} to ${next}`, name, found.map(median), { unit: 'ms' }));
  }
}

async function clicks(browser: Browser, [origin = '']: readonly string[], path: string): Promise<void> {
  const { count, lost, interactions } = await earlyClicks(browser, await addressOf(browser, origin, path));
  console.log(`${path}: ${lost.length} of ${count} early clicks lost${lost.map((name) => `\n    ${name}`).join('')}`);
  for (const [name, slowest] of interactions)
    console.log(line(path, `INP, ${name.slice(0, 26)}`, [slowest], { unit: 'ms', limit: 200 }));
}

const PARTS = { weights, links, clicks };

const OPTIONS = { runs: 3, only: '', page: '', language: '', origin: '', against: '' };

command({ help: HELP, options: OPTIONS }, async ({ runs, only, page, language, origin, against }) => {
  await ensureBrowser();
  const pages = page === '' ? PAGES : PAGES.filter((path) => path === page);
  if (pages.length === 0) throw new Error(`--page has to be one of ${PAGES.join(' ')}.`);
  const site = origin === '' ? await serveByTls({ LANGUAGES: language }) : undefined;
  const { args = [], ...browserOptions } = fullChromiumOptions();
  const browser = await chromium.launch({ ...browserOptions, args: [...args, ...(site ? [site.trust] : [])] });
  try {
    const english = site?.origin ?? origin;
    const others = against === '' ? [] : [against];
    const origins = language === '' ? [english, ...others] : [`${english}/${language}`, english];
    const parts = language === '' ? Object.entries(PARTS) : Object.entries({ weights });
    for (const [name, part] of parts)
      if ([name, ''].includes(only)) for (const path of pages) await part(browser, origins, path, runs);
  } finally {
    await browser.close();
    await site?.stop();
  }
});
