import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import { OWNER } from '../site/administrator';
import { serveFresh } from '../site/fresh-site';
import { ROOT } from '../site/front-ends';
import { chromiumOptions } from '../test/chromium';
import { ensureTestBrowser } from '../test/machine';
import { contactSheet } from './contact-sheet';
import { ADMIN_PAGES, MISSING_PAGES, publicPages, type SitePage } from './pages';
import { shoot, type Shot } from './shoot';

const HELP = `npm run screens [-- --only home,admin-products] [--origin http://localhost:3000]
    writes every page of the site in three widths and both themes into screens/, and screens/index.html to look through
    --only    names of pages, or beginnings of names
    --origin  a site that runs already, with the owner of the test site; without it a fresh one is served`;

const FOLDER = path.join(ROOT, 'screens');

/** How many pages are visited side by side. */
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

async function shootAll(context: BrowserContext, pages: readonly SitePage[]): Promise<Shot[]> {
  const queue = [...pages];
  const shots: Shot[] = [];
  const work = async (): Promise<void> => {
    const page = await context.newPage();
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      shots.push(...(await shoot(page, next, FOLDER)));
      console.log(`${next.name}  ${next.path}`);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return shots.sort(
    (a, b) => pages.findIndex(({ name }) => name === a.page) - pages.findIndex(({ name }) => name === b.page),
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, origin: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(HELP);
  await ensureTestBrowser();
  const site = values.origin ? { origin: values.origin, stop: async () => undefined } : await serveFresh();
  const browser = await chromium.launch(chromiumOptions());
  try {
    const wanted = values.only?.split(',');
    const isWanted = ({ name }: SitePage): boolean => !wanted || wanted.some((start) => name.startsWith(start));
    const context = (): Promise<BrowserContext> => browser.newContext({ baseURL: site.origin, locale: 'en-IN' });
    await mkdir(FOLDER, { recursive: true });
    const open = [...(await publicPages(site.origin)), ...MISSING_PAGES].filter(isWanted);
    const closed = ADMIN_PAGES.filter(isWanted);
    const shots = await shootAll(await context(), open);
    if (closed.length > 0) {
      const signedIn = await context();
      await signIn(signedIn);
      shots.push(...(await shootAll(signedIn, closed)));
    }
    await writeFile(path.join(FOLDER, 'index.html'), contactSheet(shots));
    console.log(`${shots.length} pictures. Look through them: ${path.join(FOLDER, 'index.html')}`);
  } finally {
    await browser.close();
    await site.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
