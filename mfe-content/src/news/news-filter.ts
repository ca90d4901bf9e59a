import { NEWS_PATH } from 'api-client';
import type { SearchOf } from 'federation/contract';
import type { pages } from '../remote';
import { readPageNumber } from '../site/page-number';

/** The filters of the list of news; the address stores all of them. */
export interface NewsChoice {
  readonly search: string;
  readonly category: string;
  readonly year: string;
  readonly page: number;
}

export const NEWS_PER_PAGE = 9;

/** Parses the filters from an address; invalid ones are ignored. */
export function readNewsChoice(search: SearchOf<typeof pages.news>): NewsChoice {
  const year = search.get('year') ?? '';
  return {
    search: (search.get('search') ?? '').slice(0, 200),
    category: (search.get('category') ?? '').slice(0, 60),
    year: /^(?:19|20|21)\d\d$/.test(year) ? year : '',
    page: readPageNumber(search.get('page')),
  };
}

/** The address of the filters. */
export function newsAddress(choice: NewsChoice): string {
  const search = new URLSearchParams();
  if (choice.search) search.set('search', choice.search);
  if (choice.category) search.set('category', choice.category);
  if (choice.year) search.set('year', choice.year);
  if (choice.page > 1) search.set('page', String(choice.page));
  const query = search.toString();
  return query === '' ? NEWS_PATH : `${NEWS_PATH}?${query}`;
}

/** The number of pages of a list; at least one. */
export function newsPageCount(total: number): number {
  return Math.max(1, Math.ceil(total / NEWS_PER_PAGE));
}
