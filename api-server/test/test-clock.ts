import type { Clock } from '../src/clock';

/** A clock that tests set and move. */
export class TestClock implements Clock {
  private time = new Date('2026-11-21T08:00:00.000Z').getTime();

  now(): Date {
    return new Date(this.time);
  }

  pass(milliseconds: number): void {
    this.time += milliseconds;
  }
}
