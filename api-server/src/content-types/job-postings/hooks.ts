import type { jobPostingSchemas } from 'api-client/schemas';
import type { jobPostings } from '../../database/schema';
import { invalidField } from '../../errors/failures';
import type { HooksOf } from '../served';
import { followClosing } from './closing';
import { facetsOf } from './facets';
import { conditionOf, readFilter } from './filter';
import { stateOf } from './state';

/** A job is closed by hand or after its last day. Applications stay when it is deleted. */
export const jobPostingHooks: HooksOf<typeof jobPostings, typeof jobPostingSchemas> = {
  derive: (rows, now) => rows.map((row) => ({ state: stateOf(row, now) })),
  afterChange: followClosing,
  where: ({ query, viewer, now }) => {
    if (query.page !== undefined && query.limit === undefined) throw invalidField('page', 'Page needs limit');
    return conditionOf(readFilter(query, viewer, now));
  },
  facets: ({ db, query, viewer, now }) => facetsOf(db, readFilter(query, viewer, now)),
};
