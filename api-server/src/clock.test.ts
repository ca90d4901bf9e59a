import { openTestDatabase } from '../test/test-database';
import { MINUTE, sharedClock } from './clock';
import type { OpenedDatabase } from './database/database';
import { databaseTime } from './database/database-time';

let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it.each([10, -10])('a machine whose clock is %d minutes off uses the time of the database', async (minutes) => {
  const own = () => Date.now() + minutes * MINUTE;
  const clock = await sharedClock(() => databaseTime(database.db), own);
  const apart = Math.abs(clock.now().getTime() - (await databaseTime(database.db)).getTime());
  expect(apart).toBeLessThan(MINUTE);
  expect(Math.abs(own() - clock.now().getTime())).toBeGreaterThan(9 * MINUTE);
});

it('continues from the last comparison while the database is unavailable, and follows a corrected clock', async () => {
  jest.useFakeTimers();
  let [theirs, mine, isAway] = [1_000_000, 1_600_000, false];
  const ask = async () => {
    if (isAway) throw new Error('The database is away');
    return new Date(theirs);
  };
  const clock = await sharedClock(ask, () => mine);
  expect(clock.now()).toEqual(new Date(1_000_000));
  isAway = true;
  [theirs, mine] = [1_060_000, 1_660_000];
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(clock.now()).toEqual(new Date(1_060_000));
  isAway = false;
  [theirs, mine] = [1_120_000, 1_120_000];
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(clock.now()).toEqual(new Date(1_120_000));
  jest.useRealTimers();
});
