import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { MINUTE } from '../clock';

/** The columns of an outbox: its rows are sent until an attempt succeeds, by any server, by one at a time. */
interface Outbox {
  readonly id: AnyPgColumn;
  readonly attempts: AnyPgColumn;
}

/** A row whose sender died is sent again after this: more than two machines' clocks differ. */
const CLAIM = 15 * MINUTE;

const after = (now: Date, pause: number): Date => new Date(now.getTime() + pause);

/** The columns that a sender changes when it claims a row for one attempt. */
export const claim = ({ attempts }: Outbox, now: Date) => ({
  attempts: sql`${attempts} + 1`,
  nextAttemptAt: after(now, CLAIM),
});

/** Whether no other sender has claimed a row since: if one has, it records the result. */
export const isStillClaimed = ({ id, attempts }: Outbox, row: { readonly id: string; readonly attempts: number }) =>
  and(eq(id, row.id), eq(attempts, row.attempts));

/** When a row is tried again after a failure: the pauses grow, up to the longest. */
export const nextAttempt = (
  now: Date,
  attempts: number,
  { first, growth, longest }: { readonly first: number; readonly growth: number; readonly longest: number },
): Date => after(now, Math.min(longest, first * growth ** (attempts - 1)));
