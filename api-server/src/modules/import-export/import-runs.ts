import { IMPORT_DAYS, type ImportReport, type ImportRun } from 'api-client';
import { desc, eq, getTableColumns, inArray, lte } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import { mayRead, type Viewer } from '../../auth/viewer';
import { DAY } from '../../clock';
import type { Change } from '../../content/change';
import type { Database } from '../../database/database';
import { importParts, importRuns } from '../../database/schema';
import { conflict, forbidden, invalidField, notFound } from '../../errors/failures';
import { newId } from '../../identity';
import type { Services } from '../../services';
import { readCsv } from '../../text/csv';
import { importExportCollections, type ImportExportCollection } from './collections';
import type { Row } from './import';

export type StoredRun = typeof importRuns.$inferSelect;
type ListedRun = Omit<StoredRun, 'changes' | 'errors' | 'unknownFields'>;

/** Rows that are brought in in one transaction: others get their turn at the database in between. */
const PART = 25;
/** Parts that are stored with one statement. */
const STORED_AT_ONCE = 200;
/** Runs that are listed. */
const MOST_LISTED = 20;

const { changes: _changes, errors: _errors, unknownFields: _unknown, ...LISTED } = getTableColumns(importRuns);

const runOf = (run: ListedRun): ImportRun => ({
  _id: run.id,
  collection: run.collection as ImportRun['collection'],
  dryRun: run.dryRun,
  state: run.state,
  rows: run.rows,
  handled: run.handled,
  created: run.created,
  updated: run.updated,
  unchanged: run.unchanged,
  failed: run.failed,
  startedBy: run.adminName,
  createdAt: run.createdAt.toISOString(),
  endedAt: run.endedAt?.toISOString() ?? null,
});

/**
 * What import and export know of a collection that somebody may bring in and out.
 * @throws 404 for a collection without them, 403 for one of other roles or that an API token has no access to
 */
export function allowedCollection(name: string, viewer: Pick<Viewer, 'role' | 'scopes'>): ImportExportCollection {
  const kind = importExportCollections[name];
  if (!kind) throw notFound('Collection');
  if (!kind.roles.includes(viewer.role) || !mayRead(viewer, name)) throw forbidden();
  return kind;
}

async function rowsOf({ rows, csv }: { rows?: Row[] | undefined; csv?: string | undefined }): Promise<Row[]> {
  if (rows) return rows;
  try {
    return await readCsv(csv ?? '');
  } catch (error) {
    throw invalidField('csv', error instanceof Error ? error.message : 'The text is not CSV');
  }
}

/**
 * Stores the rows of a file, to be brought in afterwards.
 * @param dryRun whether they are only tried
 * @throws 400 for a text that is not CSV, 404 and 403 as `allowedCollection`
 */
export async function startImport(
  { services, viewer, request }: Change,
  collection: string,
  body: { rows?: Row[] | undefined; csv?: string | undefined },
  dryRun: boolean,
): Promise<ImportRun> {
  const kind = allowedCollection(collection, viewer);
  const rows = await rowsOf(body);
  const named = new Set(rows.flatMap((row) => Object.keys(row)));
  const now = services.clock.now();
  const run = {
    ...{ id: newId(now), collection, dryRun, fromTable: body.csv !== undefined, rows: rows.length, createdAt: now },
    unknownFields: [...named].filter((field) => !kind.knows(field)),
    ...{ adminId: viewer.adminId, adminName: viewer.name, adminEmail: viewer.email, adminRole: viewer.role },
    requestId: request.id,
  };
  return services.db.transaction(async (tx) => {
    const [stored] = await tx.insert(importRuns).values(run).returning(LISTED);
    if (!stored) throw new Error('The import was not stored');
    const starts = Array.from({ length: Math.ceil(rows.length / PART) }, (_, at) => at * PART);
    for (let from = 0; from < starts.length; from += STORED_AT_ONCE) {
      const parts = starts.slice(from, from + STORED_AT_ONCE);
      await tx
        .insert(importParts)
        .values(parts.map((first) => ({ runId: run.id, first, rows: rows.slice(first, first + PART) })));
    }
    return runOf(stored);
  });
}

/** The newest runs of the collections that somebody may bring in. */
export async function listImports({ db }: Pick<Services, 'db'>, viewer: Viewer): Promise<ImportRun[]> {
  const allowed = Object.keys(importExportCollections).filter(
    (name) => importExportCollections[name]?.roles.includes(viewer.role) && mayRead(viewer, name),
  );
  const runs = await db
    .select(LISTED)
    .from(importRuns)
    .where(inArray(importRuns.collection, allowed))
    .orderBy(desc(importRuns.createdAt), desc(importRuns.id))
    .limit(MOST_LISTED);
  return runs.map(runOf);
}

/** @throws 404 when there is none, 403 when it is of a collection of other roles */
export async function readImport({ db }: Pick<Services, 'db'>, viewer: Viewer, id: string): Promise<ImportReport> {
  const [run] = await db.select().from(importRuns).where(eq(importRuns.id, id));
  if (!run) throw notFound('Import');
  allowedCollection(run.collection, viewer);
  const { unknownFields, changes, errors } = run;
  return { ...runOf(run), unknownFields, changes, errors };
}

/** Ends a run: its rows go, and the audit says what came of it. Pass the transaction. */
export async function endRun(
  tx: Database,
  run: StoredRun,
  state: Exclude<StoredRun['state'], 'running'>,
  { at, by, requestId }: { at: Date; by: Pick<Viewer, 'name' | 'email'>; requestId: string },
): Promise<void> {
  await tx.delete(importParts).where(eq(importParts.runId, run.id));
  await tx
    .update(importRuns)
    .set({ state, endedAt: at, claimedBy: null, claimedUntil: null })
    .where(eq(importRuns.id, run.id));
  if (run.dryRun) return;
  await writeAudit(tx, {
    ...{ at, actor: by, requestId, collection: run.collection, entityId: run.id },
    action: state === 'cancelled' ? 'cancel-import' : 'import',
    title: `${run.created} new, ${run.updated} changed, ${run.failed} bad`,
  });
}

/**
 * Ends an import that is under way. What it has stored stays.
 * @throws 404 and 403 as `readImport`, 409 when it is over
 */
export async function cancelImport({ services, viewer, request }: Change, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    // Whoever is bringing a part in holds the row until that part is stored.
    const [run] = await tx.select().from(importRuns).where(eq(importRuns.id, id)).for('update');
    if (!run) throw notFound('Import');
    allowedCollection(run.collection, viewer);
    if (run.state !== 'running') throw conflict('This import is over');
    await endRun(tx, run, 'cancelled', { at: services.clock.now(), by: viewer, requestId: request.id });
  });
}

/** Forgets what came of imports that ended long ago. */
export async function cleanUpImports({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - IMPORT_DAYS * DAY);
  await db.delete(importRuns).where(lte(importRuns.endedAt, before));
}
