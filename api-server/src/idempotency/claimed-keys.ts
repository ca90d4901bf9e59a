import { inArray, or, sql } from 'drizzle-orm';
import { MINUTE, SECOND } from '../clock';
import type { Database } from '../database/database';
import { idempotencyKeys } from '../database/schema';
import { isUsed, type UsedKey } from './used-key';

/** Milliseconds between two renewals of the keys in use. */
const RENEWAL_INTERVAL = 2 * SECOND;
/** A first request without a renewal for this long died with its server, or with the database. */
export const ABANDONED_AFTER = 10 * SECOND;
/** No request takes longer; keys still here then were not released. */
const MAX_AGE = 2 * MINUTE;

/**
 * The keys whose first request is under way in this process. They are renewed meanwhile, so that no other request takes
 * them over.
 */
export class ClaimedKeys {
  private readonly since = new Map<UsedKey, number>();

  constructor(private readonly db: Database) {}

  add(used: UsedKey): void {
    this.since.set(used, performance.now());
  }

  delete(used: UsedKey): void {
    this.since.delete(used);
  }

  /**
   * Renews the keys regularly until the returned function is called. While the database is unavailable no request can
   * take a key over.
   */
  keepRenewing(): () => void {
    const timer = setInterval(() => void this.renew().catch(() => undefined), RENEWAL_INTERVAL).unref();
    return () => clearInterval(timer);
  }

  private async renew(): Promise<void> {
    for (const [used, since] of this.since) if (performance.now() - since > MAX_AGE) this.delete(used);
    const claimed = [...this.since.keys()];
    if (claimed.length === 0) return;
    const place = sql`(${idempotencyKeys.scope}, ${idempotencyKeys.key})`;
    // Rows locked by a transaction cannot be taken over either; they are skipped, not waited for.
    const free = this.db
      .select({ scope: idempotencyKeys.scope, key: idempotencyKeys.key })
      .from(idempotencyKeys)
      .where(or(...claimed.map(isUsed)))
      .for('update', { skipLocked: true });
    await this.db
      .update(idempotencyKeys)
      .set({ createdAt: sql`clock_timestamp()` })
      .where(inArray(place, free));
  }
}
