import { and, asc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import { MINUTE, type Clock } from '../clock';
import type { Database } from '../database/database';
import { limitEvents } from '../database/schema';
import { ApiFailure, tooManyRequests } from '../errors/failures';
import { newId } from '../identity';

export interface Limit {
  /** The kind of event and its subject, such as `login:account:a@b.c`. */
  key: string;
  most: number;
  /** The length of the sliding window, in milliseconds: only younger events count. */
  within: number;
  /**
   * Counts only the first `most` events of this other key, such as the failures of one caller, so that no single caller
   * can reach the limit.
   */
  shareOf?: { key: string; most: number };
}

/** A slot taken under limits; release it when the event turns out not to count. */
export interface Reservation {
  release(): Promise<void>;
  /** Runs the work that the slot was taken for; a 503 releases the slot, since nothing was done. */
  unlessUnavailable<Result>(work: () => Promise<Result>): Promise<Result>;
}

async function countOf(db: Database, key: string, since: Date): Promise<number> {
  return db.$count(limitEvents, and(eq(limitEvents.key, key), gt(limitEvents.at, since)));
}

/**
 * Takes a slot under each limit, or none. It is taken before the work, so that concurrent attempts cannot exceed the
 * limit; replicas share the counters through the database. Limits are taken in the order of their keys: the key of
 * `shareOf` has to sort after the key that has it.
 * @throws 429 with `Retry-After` in whole minutes when a limit is reached.
 */
export async function take(db: Database, clock: Clock, limits: Limit[]): Promise<Reservation> {
  const now = clock.now();
  const ids = limits.map(() => newId(now));
  // Always in the same order, so that requests cannot deadlock.
  const ordered = limits
    .map((limit, at) => ({ limit, id: ids[at] ?? '' }))
    .sort((a, b) => (a.limit.key < b.limit.key ? -1 : 1));
  await db.transaction(async (tx) => {
    for (const { limit, id } of ordered) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${limit.key}, 0))`);
      const since = new Date(now.getTime() - limit.within);
      const counted = and(eq(limitEvents.key, limit.key), gt(limitEvents.at, since));
      const taken = await tx.$count(limitEvents, counted);
      if (taken >= limit.most) {
        // A slot is free again when the oldest of the last `most` events leaves the window.
        const [oldest] = await tx
          .select({ at: limitEvents.at })
          .from(limitEvents)
          .where(counted)
          .orderBy(asc(limitEvents.at))
          .offset(taken - limit.most)
          .limit(1);
        const wait = (oldest?.at.getTime() ?? now.getTime()) + limit.within - now.getTime();
        throw tooManyRequests(Math.max(1, Math.ceil(wait / MINUTE)));
      }
      if (limit.shareOf && (await countOf(tx, limit.shareOf.key, since)) >= limit.shareOf.most) continue;
      await tx
        .insert(limitEvents)
        .values({ id, key: limit.key, at: now, expiresAt: new Date(now.getTime() + limit.within) });
    }
  });
  const release = async () => {
    for (const id of ids) await db.delete(limitEvents).where(eq(limitEvents.id, id));
  };
  return {
    release,
    unlessUnavailable: async (work) => {
      try {
        return await work();
      } catch (error) {
        if (error instanceof ApiFailure && error.statusCode === 503) await release();
        throw error;
      }
    },
  };
}

/** Takes a slot under each limit, for work that is skipped rather than refused. @returns whether there was one */
export async function takeIfFree(db: Database, clock: Clock, limits: Limit[]): Promise<boolean> {
  try {
    await take(db, clock, limits);
    return true;
  } catch (error) {
    if (error instanceof ApiFailure && error.statusCode === 429) return false;
    throw error;
  }
}

/** Deletes the events of a key, such as the failures of an account whose password was reset. */
export async function forget(db: Database, key: string): Promise<void> {
  await db.delete(limitEvents).where(eq(limitEvents.key, key));
}

/** Deletes the events of all keys with this beginning that continue in ASCII. */
export async function forgetAll(db: Database, beginning: string): Promise<void> {
  await db.delete(limitEvents).where(and(gte(limitEvents.key, beginning), lt(limitEvents.key, `${beginning}\x7f`)));
}

export async function cleanUpLimits(db: Database, clock: Clock): Promise<void> {
  await db.delete(limitEvents).where(lte(limitEvents.expiresAt, clock.now()));
}
