import { MISSING_PAGES, publicPages } from '../../../scripts/screens/pages';
import { unmarkedTexts } from '../../../scripts/screens/unmarked-texts';
import { startShellReplica } from '../../src/shell-replica';
import { expect, test } from '../../src/test';

test(
  'every text of a page in Hindi or Gujarati is in an element with its language',
  { tag: '@remotes' },
  async ({ page }) => {
    const { origin, stop } = await startShellReplica({ env: { LANGUAGES: 'hi,gu' } });
    try {
      const pages = [...(await publicPages(origin)), ...MISSING_PAGES];
      const check = async (language: 'hi' | 'gu'): Promise<void> => {
        for (const { path } of pages) {
          const answer = await page.request.get(`${origin}/${language}${path}`);
          expect.soft(answer.headers()['x-rendered'], `/${language}${path} is rendered by`).toBe('server');
          expect
            .soft(await unmarkedTexts(page, language, await answer.text()), `texts of /${language}${path}`)
            .toEqual([]);
        }
      };
      await Promise.all([check('hi'), check('gu')]);
    } finally {
      await stop();
    }
  },
);
