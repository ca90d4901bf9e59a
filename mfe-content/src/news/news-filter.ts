import { listAddress, NEWS_PATH, type StateOf } from 'api-client';

/** How the address stores the filters of the list of news. */
export const newsList = listAddress({
  sorts: [''],
  filters: { category: /^.{1,60}$/, year: /^(?:19|20|21)\d\d$/ },
});

/** The search, the filters and the page of the list of news. */
export type NewsChoice = StateOf<typeof newsList>;

export const NEWS_PER_PAGE = 9;

export const newsAddress = (choice: Partial<NewsChoice>): string => NEWS_PATH + newsList.write(choice);
