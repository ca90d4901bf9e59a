import { AsyncLocalStorage } from 'node:async_hooks';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { idempotencyKeys } from '../database/schema';

/** Where a key was used, and which. */
export interface UsedKey {
  readonly scope: string;
  readonly key: string;
}

/** In place of the status of an answer: the change is stored, and its answer is not, or not yet. */
export const DONE = 0;

/** In place of the status of an answer: what it told of was erased, and the answer with it. */
export const ERASED = 410;

const current = new AsyncLocalStorage<UsedKey>();

/** Does something for the request that has used a key. */
export const withKey = <T>(used: UsedKey, work: () => T): T => current.run(used, work);

export const isUsed = ({ scope, key }: UsedKey) => and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));

/**
 * Notes with a change that the request's key is used up: whoever dies after it has not left the change to be made again.
 * Pass the transaction of the change.
 */
export async function noteDone(tx: Database): Promise<void> {
  const used = current.getStore();
  if (!used) return;
  await tx
    .update(idempotencyKeys)
    .set({ status: DONE })
    .where(and(isUsed(used), isNull(idempotencyKeys.status)));
}
