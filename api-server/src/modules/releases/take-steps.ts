import type { FieldError } from 'api-client';
import { ZodError } from 'zod';
import { ApiFailure } from '../../errors/failures';
import { inTransaction, type Change } from '../../services';
import { UNPUBLISHED, type ItemRow } from './item-rows';
import { lockItems } from './locked-items';
import { PendingWrites } from './pending-writes';
import { publishItem, type Step } from './publish-item';

const NOT_VALID = 'has a field that is no longer valid. Open it, check its fields, and save it again';

/** Why a step failed, as the rest of a sentence about the item; throws any other error. */
export function reasonOf(error: unknown): string {
  if (error instanceof ZodError) return NOT_VALID;
  // Another role may not do it at all.
  if (!(error instanceof ApiFailure) || error.statusCode === 403) throw error;
  const { errors } = error.details;
  return errors ? `is refused: ${errors.map(({ message }) => message).join(', ')}` : error.message;
}

/** Takes a step with all items, or throws. @returns the items after it */
async function takeTogether(change: Change, items: readonly ItemRow[], step: Step): Promise<ItemRow[]> {
  const { db } = change.services;
  const { unit, locked } = await lockItems(change, items);
  const writes = new PendingWrites();
  const after: ItemRow[] = [];
  for (const [at, one] of locked.entries()) {
    // Items of one type read those of others.
    if (one.served !== locked[at - 1]?.served) await unit.write(db);
    after.push({ ...one.item, ...(await step({ ...change, unit }, one, writes)) });
  }
  await writes.store(db);
  await unit.store(db, change);
  return after;
}

/** The items after a step, and those that prevent it, each with the reason. */
export interface Taken {
  readonly items: readonly ItemRow[];
  readonly failures: readonly FieldError[];
}

/**
 * Takes a step with all items in few statements. If one fails, each half is tried alone, so that every item that prevents
 * it is found and the others are as after the step. Pass the services of a transaction.
 */
export async function takeSteps(change: Change, items: readonly ItemRow[], step: Step): Promise<Taken> {
  const { services } = change;
  const [first] = items;
  if (!first) return { items: [], failures: [] };
  try {
    const after = await services.db.transaction((tx) =>
      takeTogether({ ...change, services: inTransaction(services, tx) }, items, step),
    );
    return { items: after, failures: [] };
  } catch (error) {
    const reason = reasonOf(error);
    const { collection, entityId, title } = first;
    if (items.length === 1)
      return { items: [], failures: [{ path: `${collection}/${entityId}`, message: `“${title}” ${reason}` }] };
    const middle = items.length >> 1;
    const before = await takeSteps(change, items.slice(0, middle), step);
    const behind = await takeSteps(change, items.slice(middle), step);
    return { items: [...before.items, ...behind.items], failures: [...before.failures, ...behind.failures] };
  }
}

/** An item that is published by itself. */
const NO_RELEASE = {
  ...UNPUBLISHED,
  ...{ releaseId: '', action: 'publish' as const, addedBy: '', content: null, baseVersion: null },
};

/**
 * Publishes items with their pending changes, as a release does. Pass the services of a transaction, which its caller
 * rolls back after a failure.
 *
 * @returns the items that prevent it, each with the reason
 */
export async function publishEach(
  change: Change,
  items: readonly Pick<ItemRow, 'collection' | 'entityId' | 'title'>[],
): Promise<readonly FieldError[]> {
  const rows = items.map((item) => ({ ...NO_RELEASE, ...item }));
  return (await takeSteps(change, rows, publishItem)).failures;
}
