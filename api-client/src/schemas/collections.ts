import * as z from 'zod';

/** Content whose changes are kept and whose deletions can be undone, by the name in its address. */
export const collectionSchema = z.enum(
  [
    'products',
    'sectors',
    'subsectors',
    'blogs',
    'news',
    'clients',
    'feedbacks',
    'job-postings',
    'services',
    'sections',
    'career-banner',
    'site-settings',
  ],
  { error: 'There is no such collection' },
);
