import { fold } from 'api-client';
import { FIXED_PAGES } from '../../content/fixed-pages';
import type { Hits } from './hit';

const FOUND = FIXED_PAGES.flatMap(({ path, found }) => (found ? [{ path, ...found }] : []));

/** Typing errors in a title are tolerated; other words have to match the page's words exactly. */
const MIN_SIMILARITY = 0.8;

/**
 * Searches the fixed pages.
 *
 * @param titleScore how well a title matches some words
 * @param more the pages of remotes' lists
 */
export function searchPages(
  words: readonly string[],
  limit: number,
  titleScore: (title: string, words: readonly string[]) => number,
  more: typeof FOUND = [],
): Hits {
  const hits = [...FOUND, ...more]
    .filter((page) => {
      const texts = fold(`${page.title} ${page.summary} ${page.words}`);
      return words.every((word) => texts.includes(word) || titleScore(page.title, [word]) >= MIN_SIMILARITY);
    })
    .map(({ path, title, summary }) => ({
      ...{ _id: `page:${path}`, kind: 'page' as const, title, summary, image: '', path },
      score: titleScore(title, words),
    }))
    .sort((a, b) => b.score - a.score);
  return { kind: 'page', count: hits.length, hits: hits.slice(0, limit) };
}
