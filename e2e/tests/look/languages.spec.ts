import { MISSING_PAGES, publicPages } from '../../../scripts/screens/pages';
import { startShellReplica } from '../../src/shell-replica';
import { expect, test } from '../../src/test';
import { unmarkedTexts } from '../../src/unmarked-texts';

test(
  'every text of a page in Hindi or Gujarati is in an element with its language',
  { tag: '@remotes' },
  async ({ page }) => {
    const { origin, stop } = await startShellReplica({ env: { LANGUAGES: 'hi,gu' } });
    try {
      const pages = [...(await publicPages(origin)), ...MISSING_PAGES];
      for (const language of ['hi', 'gu'] as const) {
        for (const { path } of pages) {
          const answer = await page.request.get(`${origin}/${language}${path}`);
          expect.soft(answer.headers()['x-rendered'], `/${language}${path} is rendered by`).toBe('server');
          expect
            .soft(await unmarkedTexts(page, language, await answer.text()), `texts of /${language}${path}`)
            .toEqual([]);
        }
      }
    } finally {
      await stop();
    }
  },
);
