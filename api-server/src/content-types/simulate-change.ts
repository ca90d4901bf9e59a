import { parsed } from '../contract/validation';
import type { AnyEntity } from '../content/stored-content-type';
import { inTransaction, type Change } from '../services';
import type { AnyBody, ServedContentType } from './served-content-type';
import { createItem, updateItem } from './writes';

/** Rolls a transaction back and returns its result. */
class Undone extends Error {
  constructor(readonly item: AnyEntity) {
    super('The simulated change is rolled back');
  }
}

/**
 * An item as it would be after a change, which may leave it incomplete: saves it and rolls the transaction back, so that validation, sanitising and
 * derived fields are the same, and nothing is stored, not even a revision.
 *
 * @param id undefined for a new item, which would be a draft
 * @param fields the body of the item's own call; its publication is ignored
 * @throws 400 that names invalid fields, 404 for an unknown item
 */
export async function simulateChange(
  change: Change,
  served: ServedContentType,
  id: string | undefined,
  fields: AnyBody,
): Promise<AnyEntity> {
  const { version: _version, status: _status, publishAt: _publishAt, ...typed } = fields;
  const { draft } = served.schemas;
  const read = parsed(id === undefined ? draft.body : draft.update, typed);
  const body: AnyBody = { ...read, ...(id === undefined && { status: 'draft' }) };
  try {
    return await change.services.db.transaction(async (tx) => {
      const within = { ...change, services: inTransaction(change.services, tx), isSimulated: true as const };
      const item = await (id === undefined ? createItem(within, served, body) : updateItem(within, served, id, body));
      throw new Undone(item);
    });
  } catch (error) {
    if (error instanceof Undone) return error.item;
    throw error;
  }
}
