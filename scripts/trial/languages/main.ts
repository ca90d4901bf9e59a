import { chromium } from '@playwright/test';
import { command } from '../../command-line/command';
import { unmarkedTexts } from '../../screens/unmarked-texts';
import { serveFresh } from '../../site/fresh-site';
import { chromiumOptions } from '../../test/chromium';
import { ensureTestBrowser } from '../../test/machine';

const HELP = `npm run trial -- languages [--origin http://localhost:3000]
    reads every page of the site map in Hindi and Gujarati, and names each text, and each name for screen readers, whose
    element says another language
    --origin  a running site with both languages; without it a fresh one is served`;

const LANGUAGES = ['hi', 'gu'] as const;

/** The addresses in a language that a site map lists. */
const addressesIn = (siteMap: string, language: string): URL[] =>
  [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')))
    .filter(({ pathname }) => pathname.split('/')[1] === language);

/** @returns the number of pages that were read, and the texts whose element says another language, with their addresses */
async function read(origin: string): Promise<{ pages: number; unmarked: string[] }> {
  const siteMap = await (await fetch(new URL('/sitemap.xml', origin))).text();
  const browser = await chromium.launch(chromiumOptions());
  try {
    const parser = await browser.newPage();
    // A function that tsx has compiled calls it for each function inside.
    await parser.evaluate('globalThis.__name = (named) => named');
    const unmarked: string[] = [];
    let pages = 0;
    for (const language of LANGUAGES) {
      for (const { href, pathname, search } of addressesIn(siteMap, language)) {
        const answer = await fetch(href);
        if (answer.headers.get('x-rendered') !== 'server') throw new Error(`${href} was not rendered by the server.`);
        const found = await unmarkedTexts(parser, language, await answer.text());
        unmarked.push(...found.map((text) => `${pathname}${search}: ${text}`));
        pages += 1;
      }
    }
    return { pages, unmarked };
  } finally {
    await browser.close();
  }
}

export const main = (): void =>
  command({ help: HELP, options: { origin: '' } }, async ({ origin }) => {
    await ensureTestBrowser();
    const site = origin === '' ? await serveFresh(0, { LANGUAGES: LANGUAGES.join(',') }, () => undefined) : undefined;
    try {
      const { pages, unmarked } = await read(site?.origin ?? origin);
      console.log(`${pages} pages: ${unmarked.length} texts in an element with another language`);
      unmarked.forEach((text) => console.log(`  ${text}`));
      if (pages === 0) throw new Error('The site map has no pages in these languages.');
      if (unmarked.length > 0) process.exitCode = 1;
    } finally {
      await site?.stop();
    }
  });
