import { chromium } from '@playwright/test';
import { command } from '../command-line/command';
import { publicPages } from '../screens/pages';
import { siteAt } from '../site/fresh-site';
import { fullChromiumOptions } from '../test/chromium';
import { ensureBrowser } from '../test/machine';
import { audit, CATEGORIES } from './audit';

const HELP = `npm run lighthouse [-- --only home,product] [--origin http://localhost:3000]
    the Lighthouse scores of accessibility, best practices and SEO of every public page; fails below 100
    --only    names of pages, or their prefixes
    --origin  a running site; without it a fresh one is served`;

const BEST = 100;

/** Whether a page is excluded from search on purpose, so that the check for it does not apply. */
async function notForSearch(url: string): Promise<boolean> {
  return /<meta name="robots" content="[^"]*noindex/.test(await (await fetch(url)).text());
}

command({ help: HELP, options: { only: '', origin: '' } }, async ({ only, origin }) => {
  await ensureBrowser();
  const { executablePath, args = [] } = fullChromiumOptions();
  const browser = { path: executablePath ?? chromium.executablePath(), flags: args };
  const site = await siteAt(origin);
  try {
    const wanted = only.split(',');
    const pages = await publicPages(site.origin);
    console.log(`${CATEGORIES.join(' / ')}`);
    for (const { path } of pages.filter((page) => wanted.some((start) => page.name.startsWith(start)))) {
      const url = new URL(path, site.origin).href;
      const hidden = await notForSearch(url);
      const { scores, failed } = await audit(url, browser, hidden ? ['is-crawlable'] : []);
      const row = CATEGORIES.map((category) => String(scores[category]).padStart(3)).join(' / ');
      console.log(`${row}  ${path}${hidden ? '  (kept out of search on purpose)' : ''}`);
      failed.forEach((line) => console.log(`                 ${line}`));
      if (CATEGORIES.some((category) => scores[category] < BEST)) process.exitCode = 1;
    }
  } finally {
    await site.stop();
  }
});
