import { AsyncLocalStorage } from 'node:async_hooks';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { idempotencyKeys } from '../database/schema';

export interface UsedKey {
  readonly scope: string;
  readonly key: string;
}

/** Used as the status while a change is stored and its answer is not. */
export const DONE = 0;

/** Used as the status of an erased answer. */
export const ERASED = 410;

const current = new AsyncLocalStorage<UsedKey>();

export const withKey = <T>(used: UsedKey, work: () => T): T => current.run(used, work);

export const isUsed = ({ scope, key }: UsedKey) => and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));

/**
 * Marks the request's key as used, in the transaction of the change: if the process dies afterwards, the change is not
 * made again.
 */
export async function noteDone(tx: Database): Promise<void> {
  const used = current.getStore();
  if (!used) return;
  await tx
    .update(idempotencyKeys)
    .set({ status: DONE })
    .where(and(isUsed(used), isNull(idempotencyKeys.status)));
}
