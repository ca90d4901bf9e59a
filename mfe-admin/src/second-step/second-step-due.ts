import type { CurrentUser } from 'api-client';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What the time to set up a second step has come to. */
export interface Due {
  /** Nothing else can be done any more. */
  readonly over: boolean;
  /** What is left, in words. */
  readonly left: string;
}

const some = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Until when an owner has to set up a second step; nothing for everybody else. */
export function secondStepDue(user: CurrentUser | null, now = Date.now()): Due | undefined {
  if (!user?.secondStepDueAt) return undefined;
  const left = Date.parse(user.secondStepDueAt) - now;
  if (left <= 0) return { over: true, left: '' };
  if (left <= HOUR) return { over: false, left: 'less than an hour' };
  return { over: false, left: left > DAY ? some(Math.ceil(left / DAY), 'day') : some(Math.ceil(left / HOUR), 'hour') };
}
