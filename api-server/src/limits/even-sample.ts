import { MINUTE, type Clock } from '../clock';

/**
 * Chooses an even share of what comes, in this process only, so that about as much as is wanted is left. The minute
 * before decides about the share: a quota alone would take everything at the beginning of each minute, and nothing
 * afterwards.
 */
export class EvenSample {
  private since = 0;
  private offered = 0;
  private share = 1;
  private credit = 0;

  /** @param most how much is wanted in a minute */
  constructor(
    private readonly clock: Clock,
    private readonly most: number,
  ) {}

  /** Whether the next batch, of a size, is chosen. */
  chooses(size: number): boolean {
    const now = this.clock.now().getTime();
    if (now - this.since >= MINUTE) {
      const isLatest = now - this.since < 2 * MINUTE;
      this.share = isLatest ? Math.min(1, this.most / Math.max(1, this.offered)) : 1;
      this.since = now;
      this.offered = 0;
    }
    this.offered += size;
    this.credit += this.share;
    if (this.credit < 1) return false;
    this.credit -= 1;
    return true;
  }
}
