import { MISSING_PAGES, publicPages } from '../../../scripts/screens/pages';
import { startShellReplica } from '../../src/shell-replica';
import { expect, test } from '../../src/test';
import { unmarkedTexts } from '../../src/unmarked-texts';

test.use({ javaScriptEnabled: false });

test(
  'every text of a page in Hindi or Gujarati is in an element with its language',
  { tag: '@remotes' },
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 404|ERR_FAILED/);
    // Pictures take time, and have no texts.
    await page.route(/\/api\/v1\/files\//, (route) => route.abort());
    const { origin, stop } = await startShellReplica({ shownIn: page, env: { LANGUAGES: 'hi,gu' } });
    try {
      const pages = [...(await publicPages(origin)), ...MISSING_PAGES];
      for (const language of ['hi', 'gu'] as const) {
        for (const { path } of pages) {
          await page.goto(`${origin}/${language}${path}`, { waitUntil: 'domcontentloaded' });
          expect.soft(await unmarkedTexts(page, language), `texts of /${language}${path}`).toEqual([]);
        }
      }
    } finally {
      await stop();
    }
  },
);
