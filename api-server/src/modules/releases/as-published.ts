import type { FieldError } from 'api-client';
import type { Database } from '../../database/database';
import { inTransaction, type Change } from '../../services';
import { scheduler } from '../pending-changes/due-changes';
import { itemsOf, type ItemRow } from './item-rows';
import { publishItem } from './publish-item';
import { takeSteps } from './take-steps';

/** Rolls a transaction back and returns the answer. */
class Read extends Error {
  constructor(readonly answer: unknown) {
    super('The release is rolled back');
  }
}

/**
 * Publishes items in a transaction, reads, and rolls it back.
 *
 * @param read gets also the items that prevent the publication, each with the reason; they are as they were
 */
export async function asPublished<Answer>(
  { services, request }: Pick<Change, 'services' | 'request'>,
  items: readonly ItemRow[],
  read: (db: Database, failures: readonly FieldError[]) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await services.db.transaction(async (tx) => {
      const within = { services: inTransaction(services, tx), viewer: scheduler(''), request };
      const { failures } = await takeSteps(within, items, publishItem);
      throw new Read(await read(tx, failures));
    });
  } catch (error) {
    if (error instanceof Read) return error.answer as Answer;
    throw error;
  }
}

/** The items that prevent the publication of a release, each with the reason. */
export const publicationFailures = async (change: Change, release: string): Promise<readonly FieldError[]> =>
  asPublished(change, await itemsOf(change.services.db, release), async (_db, failures) => failures);
