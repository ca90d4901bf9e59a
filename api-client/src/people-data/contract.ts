import { contract, post } from '../contract/contract';
import { OWNERS } from '../roles';
import type { peopleDataCalls } from './schemas';

export const { findPersonData, exportPersonData, erasePersonData } = contract<typeof peopleDataCalls>()({
  /** Everything that the site holds of an email address. */
  findPersonData: post('/people-data/find', OWNERS),
  /** The same as one ZIP file: `data.json` and the résumés. */
  exportPersonData: post('/people-data/export', OWNERS, { shape: 'bytes' }),
  /** Erases it, for good, and says what has to stay. */
  erasePersonData: post('/people-data/erase', OWNERS),
});
