import { contract, get } from '../contract/contract';
import { EDITORS } from '../roles';
import type { visitCalls } from './schemas';

export const { fetchVisits, exportVisits } = contract<typeof visitCalls>()({
  /** What was counted in a month. */
  fetchVisits: get('/visits', EDITORS, { field: 'visits', tags: ['visits'] }),
  /** The same day by day, as CSV: every name that was counted. */
  exportVisits: get('/visits.csv', EDITORS, { shape: 'text' }),
});
