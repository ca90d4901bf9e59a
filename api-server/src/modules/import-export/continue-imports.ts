import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { raiseContentRevision } from '../../content/content-revision';
import { grantsNamed } from '../../auth/role-rights';
import type { Database } from '../../database/database';
import { importErrors, importItems, importParts, importRuns } from '../../database/schema';
import { inTransaction, type Services, type Change } from '../../services';
import { allowedCollection, endRun, type StoredRun } from './import-runs';
import { importRows, noOutcome, rowErrors, type Outcome } from './import';

/** The most changed rows, and errors, that a run names; further ones are counted. */
const MAX_NAMED = 1_000;

const ITEMS_UNDONE_AT_ONCE = 25;

/** The clock of the database: those of the processes may be wrong. */
const NOW = sql`clock_timestamp()`;
/** Longer than one part takes. If a process dies, another one continues after this. */
const CLAIMED_UNTIL = sql`clock_timestamp() + interval '1 minute'`;

/** Rolls back the transaction of a dry run. */
class Tried extends Error {}

async function claim(db: Database): Promise<StoredRun | undefined> {
  const free = db
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(and(eq(importRuns.state, 'running'), or(isNull(importRuns.claimedUntil), lte(importRuns.claimedUntil, NOW))))
    .orderBy(asc(importRuns.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [run] = await db
    .update(importRuns)
    .set({ claimedBy: randomUUID(), claimedUntil: CLAIMED_UNTIL })
    .where(eq(importRuns.id, sql`(${free})`))
    .returning();
  return run;
}

/** The current run, locked until the transaction ends; undefined when it is over or another process has claimed it. */
async function lock(tx: Database, { id, claimedBy }: StoredRun): Promise<StoredRun | undefined> {
  const mine = and(eq(importRuns.id, id), eq(importRuns.state, 'running'), eq(importRuns.claimedBy, claimedBy ?? ''));
  const [run] = await tx.select().from(importRuns).where(mine).for('update');
  return run;
}

/**
 * A change in the name of the user who began the import, with the rights that the role has now. Its items have one entry
 * in the audit log.
 */
async function changeOf(services: Services, run: StoredRun): Promise<Change> {
  const { adminId, adminName: name, adminEmail: email } = run;
  const grants = (await grantsNamed(services.db, run.adminRole)) ?? { role: run.adminRole, rights: [] };
  return {
    services,
    viewer: { adminId, sessionId: '', name, email, ...grants, mustSetUpSecondStep: false, toBeConfirmed: false },
    request: { id: run.requestId },
    auditedAsOne: true,
  };
}

/**
 * Imports the rows of the next part, each in a nested transaction; a dry run is rolled back.
 * @returns undefined when no part is left
 */
async function importPart(services: Services, run: StoredRun, tried: Set<unknown>): Promise<Outcome | undefined> {
  const [part] = await services.db
    .select()
    .from(importParts)
    .where(and(eq(importParts.runId, run.id), eq(importParts.first, run.handled)));
  if (!part) return undefined;
  const { first, rows, numbers } = part;
  const change = await changeOf(services, run);
  const kind = await allowedCollection(change.services.db, run.collection, change.viewer);
  const { fromTable } = run;
  if (!run.dryRun) return importRows(change, kind, rows, { first, numbers, fromTable });
  let outcome: Outcome | undefined;
  try {
    await services.db.transaction(async (tx) => {
      const apart = { ...change, services: inTransaction(services, tx) };
      outcome = await importRows(apart, kind, rows, { first, numbers, fromTable, claimed: tried });
      throw new Tried();
    });
  } catch (error) {
    if (!(error instanceof Tried)) throw error;
  }
  if (!outcome) throw new Error('The rows were not tried');
  return outcome;
}

/** Undoes the next items of an import, the last ones first. @returns undefined when none is left */
async function undoPart(services: Services, run: StoredRun): Promise<Outcome | undefined> {
  const change = await changeOf(services, run);
  const { db } = services;
  const kind = await allowedCollection(db, run.collection, change.viewer);
  const isLeft = and(eq(importItems.runId, run.undoes ?? ''), eq(importItems.undone, false));
  const items = await db
    .select()
    .from(importItems)
    .where(isLeft)
    .orderBy(desc(importItems.row), desc(importItems.entityId))
    .limit(ITEMS_UNDONE_AT_ONCE)
    // Items that could not be undone are left at the beginning.
    .offset(run.failed);
  if (items.length === 0) return undefined;
  const outcome = noOutcome();
  for (const item of items) {
    try {
      outcome[await kind.undo(change, item)] += 1;
      await db
        .update(importItems)
        .set({ undone: true })
        .where(and(isLeft, eq(importItems.entityId, item.entityId)));
    } catch (error) {
      outcome.failed += 1;
      outcome.errors.push(...rowErrors(error, item.row));
    }
  }
  return outcome;
}

/** Stores the items that an import created or changed, each with its last version. */
async function storeItems(tx: Database, { id: runId }: StoredRun, { items }: Outcome): Promise<void> {
  for (const { row, versionAfter, ...item } of items)
    await tx
      .insert(importItems)
      .values({ runId, row, versionAfter, ...item })
      .onConflictDoUpdate({ target: [importItems.runId, importItems.entityId], set: { row, versionAfter } });
}

const handledBy = ({ created, updated, unchanged, failed, deleted }: Outcome): number =>
  created + updated + unchanged + failed + deleted;

/** Imports or undoes the next part and records the progress, in one transaction; false when nothing is left. */
async function nextPart(services: Services, claimed: StoredRun, tried: Set<unknown>): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const run = await lock(tx, claimed);
    if (!run) return false;
    const within = inTransaction(services, tx);
    const outcome = run.undoes === null ? await importPart(within, run, tried) : await undoPart(within, run);
    if (!outcome) {
      const by = { name: run.adminName, email: run.adminEmail };
      await endRun(tx, run, 'done', { at: services.clock.now(), by, requestId: run.requestId });
      return false;
    }
    await tx
      .update(importRuns)
      .set({
        claimedUntil: CLAIMED_UNTIL,
        handled: run.handled + handledBy(outcome),
        created: run.created + outcome.created,
        updated: run.updated + outcome.updated,
        unchanged: run.unchanged + outcome.unchanged,
        failed: run.failed + outcome.failed,
        deleted: run.deleted + outcome.deleted,
        changes: [...run.changes, ...outcome.changes].slice(0, MAX_NAMED),
        errors: [...run.errors, ...outcome.errors].slice(0, MAX_NAMED),
      })
      .where(eq(importRuns.id, run.id));
    if (outcome.errors.length > 0)
      await tx.insert(importErrors).values({ runId: run.id, first: run.handled, errors: outcome.errors });
    if (!run.dryRun) {
      await storeItems(tx, run, outcome);
      await raiseContentRevision(tx, run.collection);
    }
    return true;
  });
}

/** A dry run stores nothing to continue from: it starts again with the first row. */
async function fromTheStart(db: Database, run: StoredRun): Promise<void> {
  await db.delete(importErrors).where(eq(importErrors.runId, run.id));
  await db
    .update(importRuns)
    .set({ handled: 0, created: 0, updated: 0, unchanged: 0, failed: 0, changes: [], errors: [] })
    .where(and(eq(importRuns.id, run.id), eq(importRuns.claimedBy, run.claimedBy ?? '')));
}

async function continueRun(services: Services, run: StoredRun, ending: AbortSignal): Promise<void> {
  if (run.dryRun && run.handled > 0) await fromTheStart(services.db, run);
  const tried = new Set<unknown>();
  while (!ending.aborted) {
    const since = performance.now();
    if (!(await nextPart(services, run, tried))) return;
    // The embedded database runs one transaction at a time: this leaves half of its time to others.
    if (services.engine === 'embedded') await pause(performance.now() - since);
  }
  // Lets another process continue at once.
  await services.db
    .update(importRuns)
    .set({ claimedUntil: null })
    .where(eq(importRuns.claimedBy, run.claimedBy ?? ''));
}

/**
 * Runs waiting imports, part by part. Each part is stored together with the progress, so that none is imported twice,
 * even after a crash.
 *
 * @param ending aborted when the process ends: the current part is finished
 * @param failed called for internal errors; the run ends with one, and can be read
 */
export async function continueImports(
  services: Services,
  ending: AbortSignal,
  failed: (error: unknown) => void,
): Promise<void> {
  while (!ending.aborted) {
    const run = await claim(services.db);
    if (!run) return;
    try {
      await continueRun(services, run, ending);
    } catch (error) {
      failed(error);
      await services.db.transaction(async (tx) => {
        const locked = await lock(tx, run);
        const by = { name: run.adminName, email: run.adminEmail };
        if (locked) await endRun(tx, locked, 'failed', { at: services.clock.now(), by, requestId: run.requestId });
      });
    }
  }
}
