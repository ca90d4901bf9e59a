import { contract, post } from '../contract/contract';
import { OWNERS } from '../roles';
import type { peopleDataCalls } from './schemas';

export const { findPersonData, exportPersonData, erasePersonData } = contract<typeof peopleDataCalls>()({
  /** All data that the site stores about an email address. */
  findPersonData: post('/people-data/find', OWNERS),
  /** The same as one ZIP file: `data.json` and the résumés. */
  exportPersonData: post('/people-data/export', OWNERS, { shape: 'bytes' }),
  /** Erases it permanently, and answers what must stay. */
  erasePersonData: post('/people-data/erase', OWNERS),
});
