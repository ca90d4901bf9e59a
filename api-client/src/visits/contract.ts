import { contract, get } from '../contract/contract';
import type { visitCalls } from './schemas';

export const { fetchVisits, exportVisits } = contract<typeof visitCalls>()({
  /** The counts of a month. */
  fetchVisits: get('/visits', ['visits:handle'], { field: 'visits', tags: ['visits'] }),
  /** The same by day, as CSV, with every counted name. */
  exportVisits: get('/visits.csv', ['visits:handle'], { shape: 'text' }),
});
