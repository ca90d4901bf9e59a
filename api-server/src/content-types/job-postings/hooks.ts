import { siteDay } from '../../content/site-dates';
import { invalidField } from '../../errors/failures';
import type { HooksOf } from '../served-content-type';
import { followClosing } from './closing';
import { facetsOf } from './facets';
import { conditionOf, readFilter } from './filter';
import { stateOf } from './state';

/** A job is closed manually or after its last day. Applications stay when it is deleted. */
export const jobPostingHooks: HooksOf<'jobPostings'> = {
  derive: async (rows, now, db) => {
    const today = await siteDay(db, now);
    return rows.map((row) => ({ state: stateOf(row, today) }));
  },
  afterChange: async (tx, rows) => {
    for (const row of rows) await followClosing(tx, row);
  },
  where: async (listing) => {
    const { query } = listing;
    if (query.page !== undefined && query.limit === undefined) throw invalidField('page', 'Page needs limit');
    return conditionOf(await readFilter(listing));
  },
  facets: async (listing) => facetsOf(listing.db, await readFilter(listing)),
};
