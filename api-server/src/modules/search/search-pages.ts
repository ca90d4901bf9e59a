import {
  ABOUT_PATH,
  BLOGS_PATH,
  CAREER_PATH,
  CHEMICALS_PATH,
  COMPARE_PATH,
  CONTACT_PATH,
  ENQUIRY_PATH,
  NEWS_PATH,
  PRIVACY_PATH,
  PRODUCTS_PATH,
} from 'api-client';
import { fold } from '../../text/fold';
import type { Hits } from './hit';

/** The site's fixed pages, with words for searches. */
const PAGES = [
  {
    path: ABOUT_PATH,
    title: 'About us',
    summary: 'Who we are: our history, our people, our plants and laboratories.',
    words: 'company timeline values',
  },
  {
    path: CONTACT_PATH,
    title: 'Contact us',
    summary: 'Ask about a product, a trial or a visit: our address, telephone and email.',
    words: 'phone mail office location enquiry quotation',
  },
  {
    path: PRIVACY_PATH,
    title: 'Privacy',
    summary: 'How we handle personal data, how long we keep it and what your rights are.',
    words: 'gdpr cookies protection notice',
  },
  {
    path: PRODUCTS_PATH,
    title: 'Products',
    summary: 'All products, to search and to narrow by sector, section and properties.',
    words: 'catalogue catalog offerings',
  },
  {
    path: CHEMICALS_PATH,
    title: 'Chemicals',
    summary: 'Families of oilfield and speciality chemicals.',
    words: 'categories downstream',
  },
  {
    path: COMPARE_PATH,
    title: 'Compare products',
    summary: 'Products side by side.',
    words: 'comparison',
  },
  {
    path: ENQUIRY_PATH,
    title: 'Your enquiry',
    summary: 'One enquiry for all the products that you collected.',
    words: 'quotation quote price basket',
  },
  {
    path: CAREER_PATH,
    title: 'Career',
    summary: 'Open positions, and how to apply.',
    words: 'jobs vacancies careers work apply',
  },
  { path: BLOGS_PATH, title: 'Blogs', summary: 'What our engineers write.', words: 'articles' },
  { path: NEWS_PATH, title: 'News', summary: 'What is new in the company.', words: 'press' },
] as const;

/** Typing errors in a title are tolerated; other words have to match the page's words exactly. */
const LEAST = 0.8;

/**
 * Searches the fixed pages.
 *
 * @param titleScore how well a title matches some words
 */
export function searchPages(
  words: readonly string[],
  limit: number,
  titleScore: (title: string, words: readonly string[]) => number,
): Hits {
  const hits = PAGES.filter((page) => {
    const texts = fold(`${page.title} ${page.summary} ${page.words}`);
    return words.every((word) => texts.includes(word) || titleScore(page.title, [word]) >= LEAST);
  })
    .map(({ path, title, summary }) => ({
      ...{ _id: `page:${path}`, kind: 'page' as const, title, summary, image: '', path },
      score: titleScore(title, words),
    }))
    .sort((a, b) => b.score - a.score);
  return { kind: 'page', count: hits.length, hits: hits.slice(0, limit) };
}
