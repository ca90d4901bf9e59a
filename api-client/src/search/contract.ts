import { contract, get } from '../contract/contract';
import { EVERYONE } from '../roles';
import { contentTags } from '../tags';
import type { searchCalls } from './schemas';

export const { searchSite } = contract<typeof searchCalls>()({
  /** Tolerates typing errors and any order of words; 5 results of each kind by default (`limit`). */
  searchSite: get('/search', EVERYONE, {
    field: 'results',
    tags: contentTags('products', 'subsectors', 'sectors', 'services', 'blogs', 'news', 'pages', 'job-postings'),
  }),
});
