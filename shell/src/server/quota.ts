/** Counts what callers use in an hour, in this process. */
export class HourlyQuota {
  private readonly used = new Map<string, number>();
  private since = 0;

  constructor(
    private readonly most: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Takes an amount; false when more than the quota would be used. */
  take(caller: string, amount: number): boolean {
    if (this.now() - this.since > 3_600_000) {
      this.used.clear();
      this.since = this.now();
    }
    const used = (this.used.get(caller) ?? 0) + amount;
    if (used > this.most) return false;
    this.used.set(caller, used);
    return true;
  }
}
