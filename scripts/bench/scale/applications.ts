import type { Area } from './area';
import { addApplications, addJobs, referenceAt, signInRecruiter } from './careers-content';
import { measureExport } from './export';

/** As many open positions as the site has to bear. */
const JOBS = 500;
const list = '/job-applications?limit=25';
// As many rows as 100 applications fill after a filter and after a search: otherwise bytes would tell how full a page is.
const filtered = '/job-applications?limit=12&page=1&sort=-createdAt';
const found = '/job-applications?limit=5&page=1&sort=-createdAt';
const states = ['new', 'review', 'interview', 'offer', 'hired', 'rejected'];

/** The applications: what the recruiters' table reads of the API, with more and more of them. */
export const applications: Area = {
  things: 'applications',
  sizes: [100, 10_000, 1_000_000],
  fill: async (services, size) => {
    await addApplications(services, size, await addJobs(services, JOBS));
    await services.db.execute('vacuum analyze');
    return signInRecruiter(services);
  },
  readers: 'recruiters',
  forget: async () => undefined,
  visits: {
    list: ['-createdAt', 'createdAt', 'name', '-name'].map((sort) => [`${list}&page=2&sort=${sort}`]),
    filter: states.map((state) => [`${filtered}&state=${state}`]),
    search: ['asha', 'MEENA', 'kiran @example', 'ravi.', 'leela welder'].map((words) => [
      `${found}&search=${encodeURIComponent(words)}`,
    ]),
    reference: [[`${found}&search=${referenceAt(42)}`]],
  },
  report: (app, headers) => measureExport(app, '/job-applications.csv', headers),
};
