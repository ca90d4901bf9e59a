import { MINUTE, type Clock } from '../clock';

/**
 * Counts per key and minute in this process only, for events that are too frequent and too cheap to be counted in the
 * database.
 */
export class MinuteWindow {
  private readonly taken = new Map<string, number>();
  private since = 0;

  constructor(private readonly clock: Clock) {}

  /**
   * Takes a part of a key's quota for this minute.
   * @returns how much of `wanted` was left
   */
  take(key: string, wanted: number, most: number): number {
    const now = this.clock.now().getTime();
    if (now - this.since >= MINUTE) {
      this.taken.clear();
      this.since = now;
    }
    const before = this.taken.get(key) ?? 0;
    const got = Math.max(0, Math.min(wanted, most - before));
    this.taken.set(key, before + got);
    return got;
  }
}
