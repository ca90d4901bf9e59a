import type { TimedTest } from './reports';

/** The number of listed tests. */
const LISTED_TESTS = 20;

/** The slowest tests of a run, one line each with its seconds, the slowest first. */
export function slowest(tests: readonly TimedTest[]): string[] {
  return tests
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, LISTED_TESTS)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
