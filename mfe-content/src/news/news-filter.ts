import type { NewsItem } from 'api-client';
import { NEWS_PATH } from '../paths';

/** What narrows the list of news; all of it lives in the address. */
export interface NewsChoice {
  readonly search: string;
  readonly category: string;
  readonly year: string;
  readonly page: number;
}

export const NEWS_PER_PAGE = 9;

/** Reads the choice out of an address; what makes no sense is left out. */
export function readNewsChoice(search: URLSearchParams): NewsChoice {
  const page = Number(search.get('page') ?? '1');
  return {
    search: search.get('search') ?? '',
    category: search.get('category') ?? '',
    year: search.get('year') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a choice. */
export function newsAddress(choice: NewsChoice): string {
  const search = new URLSearchParams();
  if (choice.search) search.set('search', choice.search);
  if (choice.category) search.set('category', choice.category);
  if (choice.year) search.set('year', choice.year);
  if (choice.page > 1) search.set('page', String(choice.page));
  const query = search.toString();
  return query === '' ? NEWS_PATH : `${NEWS_PATH}?${query}`;
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en');

/** The items that the choice leaves. Every word of the search has to occur; its signs are letters, no pattern. */
export function filterNews(news: readonly NewsItem[], { search, category, year }: NewsChoice): NewsItem[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return news.filter((item) => {
    if (category && item.category !== category) return false;
    if (year && !item.date.startsWith(year)) return false;
    const text = plain(`${item.title} ${item.summary} ${item.category} ${item.source}`);
    return words.every((word) => text.includes(word));
  });
}

/** What can be chosen from. */
export function newsCategories(news: readonly NewsItem[]): string[] {
  return [...new Set(news.map(({ category }) => category))].sort((a, b) => a.localeCompare(b, 'en'));
}

/** The years in which there is news, the latest first. */
export function newsYears(news: readonly NewsItem[]): string[] {
  return [...new Set(news.map(({ date }) => date.slice(0, 4)))].sort().reverse();
}
