import { counted, type CurrentUser } from 'api-client';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The deadline for setting up a second step. */
export interface Due {
  /** The deadline has passed: the owner can do nothing else. */
  readonly over: boolean;
  /** The time left, in words. */
  readonly left: string;
}

/** The deadline of an owner without a second step; undefined for all others. */
export function secondStepDue(user: CurrentUser | null, now = Date.now()): Due | undefined {
  if (!user?.secondStepDueAt) return undefined;
  const left = Date.parse(user.secondStepDueAt) - now;
  if (left <= 0) return { over: true, left: '' };
  if (left <= HOUR) return { over: false, left: 'less than an hour' };
  return {
    over: false,
    left: left > DAY ? counted(Math.ceil(left / DAY), 'day') : counted(Math.ceil(left / HOUR), 'hour'),
  };
}
