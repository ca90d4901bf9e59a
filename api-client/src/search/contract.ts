import { contract, get } from '../contract/contract';
import { EVERYONE } from '../roles';
import type { searchCalls } from './schemas';

export const { searchSite } = contract<typeof searchCalls>()({
  /** Tolerant of typing errors and of the order of words; 5 of each kind unless `limit` says otherwise. */
  searchSite: get('/search', EVERYONE, {
    field: 'results',
    tags: ['products', 'subsectors', 'sectors', 'services', 'blogs', 'news', 'pages', 'job-postings'],
  }),
});
