import { and, eq, inArray, sql } from 'drizzle-orm';
import { MINUTE, type Clock } from '../clock';
import { siteDates } from '../content/site-dates';
import type { Database } from '../database/database';
import { visitCounts } from '../database/schema';

export type VisitKind = (typeof visitCounts.$inferInsert)['kind'];

/** The most different names of a kind per day; further ones are counted together. */
export const MAX_NAMES = 200;
/** The name for names beyond the limit. */
export const OTHERS = '(others)';

/** Unwritten counts by kind and name. They are bounded like those of a day. */
type Waiting = Map<VisitKind, Map<string, number>>;

/** Days begin at a quarter of an hour in every time zone; the site's zone is read when the counts are written. */
const QUARTER = 15 * MINUTE;

/**
 * Counts visits in memory and adds them to the day's rows at intervals. Rows are incremented, so that any number of
 * servers may count. A killed server loses its unwritten counts.
 */
export class VisitCounter {
  /** By the start of their quarter of an hour. */
  private readonly waiting = new Map<number, Waiting>();
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Counts one visit of a kind today, by a name that does not identify the visitor. */
  add(kind: VisitKind, name: string): void {
    const quarter = Math.floor(this.clock.now().getTime() / QUARTER) * QUARTER;
    this.put(quarter, kind, name, 1);
  }

  /** Writes the counts; those that cannot be written stay for the next time. */
  async flush(): Promise<void> {
    const before = this.writing;
    this.writing = before.catch(() => undefined).then(() => this.write());
    await this.writing;
  }

  private put(quarter: number, kind: VisitKind, name: string, times: number): void {
    const kinds = this.waiting.get(quarter) ?? new Map<VisitKind, Map<string, number>>();
    const names = kinds.get(kind) ?? new Map<string, number>();
    const counted = names.has(name) || names.size < MAX_NAMES ? name : OTHERS;
    names.set(counted, (names.get(counted) ?? 0) + times);
    this.waiting.set(quarter, kinds.set(kind, names));
  }

  private async write(): Promise<void> {
    if (this.waiting.size === 0) return;
    const dates = await siteDates(this.db);
    for (const [quarter, kinds] of [...this.waiting]) {
      this.waiting.delete(quarter);
      const day = dates.dayOf(new Date(quarter));
      for (const [kind, names] of kinds) {
        try {
          await this.writeNames(day, kind, names);
        } catch (error) {
          for (const [left, unwritten] of kinds) {
            for (const [name, times] of unwritten) this.put(quarter, left, name, times);
          }
          throw error;
        }
        kinds.delete(kind);
      }
    }
  }

  private async writeNames(day: string, kind: VisitKind, names: ReadonlyMap<string, number>): Promise<void> {
    const ofDay = and(eq(visitCounts.day, day), eq(visitCounts.kind, kind));
    const stored = await this.db.$count(visitCounts, ofDay);
    const known = await this.db
      .select({ name: visitCounts.name })
      .from(visitCounts)
      .where(and(ofDay, inArray(visitCounts.name, [...names.keys()])));
    const storedNames = new Set(known.map(({ name }) => name));
    let free = MAX_NAMES - stored;
    const counts = new Map<string, number>();
    for (const [name, times] of names) {
      const hasRoom = storedNames.has(name) || free-- > 0;
      const counted = hasRoom ? name : OTHERS;
      counts.set(counted, (counts.get(counted) ?? 0) + times);
    }
    // Always in the same order, so that two servers cannot deadlock.
    const values = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, times]) => ({ name, count: times }));
    await this.db
      .insert(visitCounts)
      .values(values.map((value) => ({ day, kind, ...value })))
      .onConflictDoUpdate({
        target: [visitCounts.day, visitCounts.kind, visitCounts.name],
        set: { count: sql`least(${visitCounts.count}::bigint + excluded.count, 2000000000)::integer` },
      });
  }
}
