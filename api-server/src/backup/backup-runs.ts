import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { MINUTE, type Clock } from '../clock';
import type { Database } from '../database/database';
import { backupRuns } from '../database/schema';
import { newId } from '../identity';
import { countRows, type Manifest } from './manifest';

/** A backup without a heartbeat for this long was killed. */
const DEAD_AFTER = 30 * MINUTE;
const HEARTBEAT_INTERVAL = MINUTE;

export interface BackupEnd {
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
  readonly lost: readonly string[];
}

/** The newest completed backup; undefined without any. */
export async function lastBackup(db: Database): Promise<typeof backupRuns.$inferSelect | undefined> {
  const [last] = await db
    .select()
    .from(backupRuns)
    .where(isNotNull(backupRuns.finishedAt))
    .orderBy(desc(backupRuns.finishedAt))
    .limit(1);
  return last;
}

/** Records in a restored site the backup that it was restored from: its newest one. */
export async function recordRestored(db: Database, manifest: Manifest, destination: string): Promise<void> {
  const { id, snapshot, files, lost } = manifest;
  const startedAt = new Date(manifest.startedAt);
  const moments = { startedAt, aliveUntil: startedAt, finishedAt: startedAt };
  const rows = countRows(snapshot);
  await db
    .insert(backupRuns)
    .values({ id, ...moments, destination, rows, files: files.count, bytes: files.bytes, lost })
    .onConflictDoNothing();
}

/** A backup under way. Until it ends, the bytes of files that its rows may refer to are not deleted. */
export class BackupRun {
  private lastHeartbeat: Date;

  private constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    readonly id: string,
    readonly startedAt: Date,
  ) {
    this.lastHeartbeat = startedAt;
  }

  /** @throws when another backup of this site is under way */
  static async start(db: Database, clock: Clock, destination: string): Promise<BackupRun> {
    const now = clock.now();
    // Ids sort by time.
    const id = `${now.toISOString().replace(/[-:.]/g, '').toLowerCase()}-${newId(now).slice(-4)}`;
    await db.delete(backupRuns).where(and(isNull(backupRuns.finishedAt), lt(backupRuns.aliveUntil, now)));
    const aliveUntil = new Date(now.getTime() + DEAD_AFTER);
    const [run] = await db
      .insert(backupRuns)
      .values({ id, startedAt: now, aliveUntil, destination })
      .onConflictDoNothing()
      .returning();
    if (run) return new BackupRun(db, clock, id, now);
    const [other] = await db.select().from(backupRuns).where(isNull(backupRuns.finishedAt)).limit(1);
    throw new Error(
      `A backup is under way since ${other?.startedAt.toISOString() ?? 'a moment ago'}. Wait for its end; if it was ` +
        `killed, call again after ${other?.aliveUntil.toISOString() ?? 'a while'}.`,
    );
  }

  /** Records that the backup is alive, once a minute. */
  readonly alive = async (): Promise<void> => {
    const now = this.clock.now();
    if (now.getTime() - this.lastHeartbeat.getTime() < HEARTBEAT_INTERVAL) return;
    this.lastHeartbeat = now;
    const aliveUntil = new Date(now.getTime() + DEAD_AFTER);
    await this.db.update(backupRuns).set({ aliveUntil }).where(eq(backupRuns.id, this.id));
  };

  async finish({ rows, files, bytes, lost }: BackupEnd): Promise<void> {
    const finishedAt = this.clock.now();
    await this.db
      .update(backupRuns)
      .set({ finishedAt, rows, files, bytes, lost: [...lost] })
      .where(eq(backupRuns.id, this.id));
  }

  /** Deletes the record of a failed backup. */
  async giveUp(): Promise<void> {
    await this.db.delete(backupRuns).where(eq(backupRuns.id, this.id));
  }
}
