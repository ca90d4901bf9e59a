import type { Area } from './area';
import { addJobs, places, trades } from './careers-content';

const part = encodeURIComponent;
const page = 'sort=-createdAt&limit=9&facets=1';

/** The open positions: the API calls of the career page, with growing numbers of them. */
export const jobs: Area = {
  noun: 'jobs',
  sizes: [100, 10_000],
  fill: async (services, size) => {
    await addJobs(services, size);
    await services.db.execute('vacuum analyze');
    return {};
  },
  readers: 'visitors',
  forget: async () => undefined,
  visits: {
    list: [1, 2, 3, 5].map((number) => [`/job-postings?${page}&page=${number}`, '/career-banner']),
    filter: places.map((place, at) => [
      // Two places, in which 100 jobs fill a page: otherwise the bytes would depend on how full it is.
      `/job-postings?${page}&page=1&location=${part(place)}&location=${part(places[(at + 1) % places.length] ?? '')}`,
    ]),
    search: trades.map((trade) => [`/job-postings?${page}&page=1&search=${part(trade)}`]),
    'newest jobs': [['/job-postings?sort=-createdAt&limit=4']],
  },
};
