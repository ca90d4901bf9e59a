import { createHmac, randomBytes } from 'node:crypto';
import { HOUR, MINUTE, type Clock } from '../clock';
import { tooManyRequests } from '../errors/failures';

/**
 * Counts callers per hour in this process only, for those of whom nothing may be stored. Not even the memory has their
 * addresses: they are counted by a hash whose key is new each hour.
 */
export class UnstoredLimit {
  private readonly taken = new Map<string, number>();
  private key = randomBytes(32);
  private since = 0;

  /** @param most the events of a caller in an hour */
  constructor(
    private readonly clock: Clock,
    private readonly most: number,
  ) {}

  /**
   * Takes a slot.
   *
   * @returns gives it back, for an event that turns out not to count
   * @throws 429 with `Retry-After` in whole minutes
   */
  take(caller: string): () => void {
    const now = this.clock.now().getTime();
    if (now - this.since >= HOUR) {
      this.taken.clear();
      this.key = randomBytes(32);
      this.since = now;
    }
    const pseudonym = createHmac('sha256', this.key).update(caller).digest('base64url');
    const before = this.taken.get(pseudonym) ?? 0;
    if (before >= this.most) throw tooManyRequests(Math.max(1, Math.ceil((this.since + HOUR - now) / MINUTE)));
    this.taken.set(pseudonym, before + 1);
    return () => void this.taken.set(pseudonym, Math.max(0, (this.taken.get(pseudonym) ?? 0) - 1));
  }
}
