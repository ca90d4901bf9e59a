import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { command } from '../command-line/command';
import { OWNER } from '../site/administrator';
import { siteAt } from '../site/fresh-site';
import { ROOT } from '../site/front-ends';
import { chromiumOptions } from '../test/chromium';
import { ensureTestBrowser } from '../test/machine';
import { contactSheet } from './contact-sheet';
import { ADMIN_PAGES, MISSING_PAGES, publicPages, type SitePage } from './pages';
import { shoot, WIDTHS, type Shot } from './shoot';

const HELP = `npm run screens [-- --only home,admin-products] [--widths 390,1440] [--origin http://localhost:3000] [--before http://localhost:4000]
    writes screenshots of every page in six widths and both themes to screens/, with an index.html
    --only    names of pages, or their prefixes
    --widths  some of the widths, in CSS pixels
    --origin  a running site with the owner of the test site; without it a fresh one is served
    --before  a running site of an earlier commit: its pages are shown beside those of this one`;

const FOLDER = path.join(ROOT, 'screens');

/** The number of pages visited in parallel. */
const AT_ONCE = 2;

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: OWNER.name }).waitFor();
  await page.close();
}

/** The folder and the widths of the screenshots. */
interface Album {
  readonly folder: string;
  readonly widths: readonly number[];
}

async function shootAll(
  context: BrowserContext,
  pages: readonly SitePage[],
  { folder, widths }: Album,
): Promise<Shot[]> {
  const queue = [...pages];
  const shots: Shot[] = [];
  const work = async (): Promise<void> => {
    const page = await context.newPage();
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      shots.push(...(await shoot(page, next, widths, folder)));
      console.log(`${next.name}  ${next.path}`);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return shots.sort(
    (a, b) => pages.findIndex(({ name }) => name === a.page) - pages.findIndex(({ name }) => name === b.page),
  );
}

interface Wanted {
  /** Whether a page is included. */
  readonly isWanted: (page: SitePage) => boolean;
  readonly album: Album;
}

/** Takes the screenshots of one site: its public pages, and those of the administration as its owner. */
async function shootSite(browser: Browser, origin: string, { isWanted, album }: Wanted): Promise<Shot[]> {
  const context = (): Promise<BrowserContext> => browser.newContext({ baseURL: origin, locale: 'en-IN' });
  await mkdir(album.folder, { recursive: true });
  const open = [...(await publicPages(origin)), ...MISSING_PAGES].filter(isWanted);
  const closed = ADMIN_PAGES.filter(isWanted);
  const shots = await shootAll(await context(), open, album);
  if (closed.length === 0) return shots;
  const signedIn = await context();
  await signIn(signedIn);
  return [...shots, ...(await shootAll(signedIn, closed, album))];
}

const OPTIONS = { only: '', widths: WIDTHS.join(','), origin: '', before: '' };

command({ help: HELP, options: OPTIONS }, async (given) => {
  await ensureTestBrowser();
  const site = await siteAt(given.origin);
  const browser = await chromium.launch(chromiumOptions());
  try {
    const names = given.only.split(',');
    const isWanted = ({ name }: SitePage): boolean => names.some((start) => name.startsWith(start));
    const widths = given.widths.split(',').map(Number);
    const before = path.join(FOLDER, 'before');
    const earlier = given.before
      ? await shootSite(browser, given.before, { isWanted, album: { folder: before, widths } })
      : [];
    const shots = await shootSite(browser, site.origin, { isWanted, album: { folder: FOLDER, widths } });
    await writeFile(path.join(FOLDER, 'index.html'), contactSheet(shots, earlier));
    console.log(`${shots.length + earlier.length} pictures. Look through them: ${path.join(FOLDER, 'index.html')}`);
  } finally {
    await browser.close();
    await site.stop();
  }
});
