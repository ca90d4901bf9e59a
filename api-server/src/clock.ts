/** The application's source of time, which tests can move. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The longest round trip of a usable comparison with the database's clock. */
const ANSWER_WITHIN = 2_000;
const CHECK_INTERVAL = 60_000;

/**
 * The clock of the database, by regular comparison: all servers of a site share its time, however wrong the clocks of
 * their machines are.
 *
 * @param ask reads the database's clock
 * @param own this machine's clock, in milliseconds
 */
export async function sharedClock(ask: () => Promise<Date>, own = Date.now): Promise<Clock> {
  let ahead = 0;
  const compare = async (): Promise<void> => {
    const before = own();
    const theirs = await ask();
    const after = own();
    if (after - before <= ANSWER_WITHIN) ahead = theirs.getTime() - (before + after) / 2;
  };
  await compare();
  // While the database is unavailable the last comparison is used.
  setInterval(() => void compare().catch(() => undefined), CHECK_INTERVAL).unref();
  return { now: () => new Date(own() + ahead) };
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The same day and time some months before. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
