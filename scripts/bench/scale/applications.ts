import type { Area } from './area';
import { addApplications, addJobs, referenceAt, signInAs } from './careers-content';
import { measureExport } from './export';

/** The number of open positions that the site must support. */
const JOBS = 500;
const list = '/job-applications?limit=25';
// The filter and the search below match as many rows as 100 applications: otherwise the bytes would depend on how full
// a page is.
const filtered = '/job-applications?limit=12&page=1&sort=-createdAt';
const found = '/job-applications?limit=5&page=1&sort=-createdAt';
const states = ['new', 'review', 'interview', 'offer', 'hired', 'rejected'];

/** The applications: the API calls of the recruiters' table, with growing numbers of them. */
export const applications: Area = {
  noun: 'applications',
  sizes: [100, 10_000, 1_000_000],
  fill: async (services, size) => {
    await addApplications(services, size, await addJobs(services, JOBS));
    await services.db.execute('vacuum analyze');
    return signInAs(services, 'recruiter');
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
