import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { MINUTE, SECOND } from '../clock';
import type { Database } from '../database/database';
import { idempotencyKeys } from '../database/schema';

/** How often a server says that it is still at it, in milliseconds. */
const RENEW_EVERY = 2 * SECOND;
/** A first request that nobody has said so of for this long died with its server, or with the database. */
export const ABANDONED = 10 * SECOND;
/** No request takes longer; what is still here then was forgotten. */
const LONGEST = 2 * MINUTE;

/** Where a key was used, and which. */
export interface UsedKey {
  readonly scope: string;
  readonly key: string;
}

export const isUsed = ({ scope, key }: UsedKey) => and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));

/** The keys whose first request is under way in this process: as long as it is, no other takes them over. */
export class ClaimedKeys {
  private readonly since = new Map<UsedKey, number>();

  constructor(private readonly db: Database) {}

  add(used: UsedKey): void {
    this.since.set(used, performance.now());
  }

  delete(used: UsedKey): void {
    this.since.delete(used);
  }

  /** Says so again and again until the function that it answers is called; while the database is away nobody can take over. */
  keepRenewing(): () => void {
    const timer = setInterval(() => void this.renew().catch(() => undefined), RENEW_EVERY).unref();
    return () => clearInterval(timer);
  }

  private async renew(): Promise<void> {
    for (const [used, since] of this.since) if (performance.now() - since > LONGEST) this.delete(used);
    const claimed = [...this.since.keys()];
    if (claimed.length === 0) return;
    await this.db
      .update(idempotencyKeys)
      .set({ createdAt: sql`clock_timestamp()` })
      .where(
        and(
          isNull(idempotencyKeys.status),
          inArray(
            sql`(${idempotencyKeys.scope}, ${idempotencyKeys.key})`,
            claimed.map(({ scope, key }) => sql`(${scope}, ${key})`),
          ),
        ),
      );
  }
}
