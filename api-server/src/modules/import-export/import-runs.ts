import { IMPORT_DAYS, type ImportReport, type ImportRun } from 'api-client';
import { and, asc, desc, eq, getTableColumns, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import { may } from '../../auth/may';
import { mayRead, type Viewer } from '../../auth/viewer';
import { DAY, HOUR } from '../../clock';
import type { Database } from '../../database/database';
import { importErrors, importItems, importParts, importRuns } from '../../database/schema';
import { conflict, forbidden, notFound } from '../../errors/failures';
import type { Change, Services } from '../../services';
import { importExportCollections, type ImportExportCollection } from './collections';
import { CSV_START, writeCsv } from '../../text/csv';
import type { ReceivedImport } from './receive-import';

export type StoredRun = typeof importRuns.$inferSelect;
type ListedRun = Omit<StoredRun, 'changes' | 'errors' | 'unknownFields'> & { readonly hasItems: boolean };

const MAX_LISTED = 20;

const { changes: _changes, errors: _errors, unknownFields: _unknown, ...COLUMNS } = getTableColumns(importRuns);

const { runId, undone } = importItems;
const LISTED = {
  ...COLUMNS,
  hasItems: sql<boolean>`EXISTS (SELECT FROM ${importItems} WHERE ${runId} = ${importRuns.id} AND NOT ${undone})`,
};

/** An import is hidden until its last row has arrived. */
const IS_RECEIVED = ne(importRuns.state, 'receiving');
/** No body takes longer to arrive. */
const MAX_RECEIVING_TIME = HOUR;

export const runOf = (run: ListedRun): ImportRun => ({
  _id: run.id,
  collection: run.collection as ImportRun['collection'],
  dryRun: run.dryRun,
  state: run.state === 'receiving' ? 'running' : run.state,
  rows: run.rows,
  handled: run.handled,
  created: run.created,
  updated: run.updated,
  unchanged: run.unchanged,
  failed: run.failed,
  deleted: run.deleted,
  undoes: run.undoes,
  undoable: run.hasItems && run.state !== 'running',
  startedBy: run.adminName,
  createdAt: run.createdAt.toISOString(),
  endedAt: run.endedAt?.toISOString() ?? null,
});

/**
 * A collection that a user may import and export.
 * @throws 404 for a collection without import, 403 without the right or outside an API token's scopes
 */
export async function allowedCollection(
  db: Database,
  name: string,
  viewer: Pick<Viewer, 'role' | 'rights' | 'scopes'>,
): Promise<ImportExportCollection> {
  const kind = (await importExportCollections(db))[name];
  if (!kind) throw notFound('Collection');
  if (!may(viewer, kind.served, 'publish') || !mayRead(viewer, name)) throw forbidden();
  return kind;
}

/**
 * Starts the import of a received file.
 * @param dryRun whether its rows are only checked
 */
export async function startImport(
  { services: { db, clock } }: Pick<Change, 'services'>,
  { id, found }: ReceivedImport,
  dryRun: boolean,
): Promise<ImportRun> {
  const [started] = await db
    .update(importRuns)
    .set({ ...found, dryRun, state: 'running', createdAt: clock.now() })
    .where(and(eq(importRuns.id, id), eq(importRuns.state, 'receiving')))
    .returning(COLUMNS);
  if (!started) throw new Error('The rows of the import were not stored');
  return runOf({ ...started, hasItems: false });
}

/** The newest runs of the collections that a user may import. */
export async function listImports({ db }: Pick<Services, 'db'>, viewer: Viewer): Promise<ImportRun[]> {
  const collections = Object.entries(await importExportCollections(db));
  const allowed = collections.flatMap(([name, { served }]) =>
    may(viewer, served, 'publish') && mayRead(viewer, name) ? [name] : [],
  );
  const runs = await db
    .select(LISTED)
    .from(importRuns)
    .where(and(inArray(importRuns.collection, allowed), IS_RECEIVED))
    .orderBy(desc(importRuns.createdAt), desc(importRuns.id))
    .limit(MAX_LISTED);
  return runs.map(runOf);
}

/** @throws 404 when it does not exist, 403 without the right to its collection */
export async function readImport({ db }: Pick<Services, 'db'>, viewer: Viewer, id: string): Promise<ImportReport> {
  const [run] = await db
    .select({ ...getTableColumns(importRuns), ...LISTED })
    .from(importRuns)
    .where(and(eq(importRuns.id, id), IS_RECEIVED));
  if (!run) throw notFound('Import');
  await allowedCollection(db, run.collection, viewer);
  const { unknownFields, changes, errors } = run;
  return { ...runOf(run), unknownFields, changes, errors };
}

/**
 * All errors of a run as CSV, a part at a time.
 *
 * @throws 404 and 403 as `readImport`
 */
export async function importErrorsOf(
  services: Pick<Services, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<AsyncIterable<string>> {
  await readImport(services, viewer, id);
  return errorTable(services.db, id);
}

async function* errorTable(db: Database, id: string): AsyncGenerator<string> {
  yield CSV_START + writeCsv([['Row', 'Field', 'What is wrong']]);
  for (let after = -1; ;) {
    const [part] = await db
      .select()
      .from(importErrors)
      .where(and(eq(importErrors.runId, id), gt(importErrors.first, after)))
      .orderBy(asc(importErrors.first))
      .limit(1);
    if (!part) return;
    yield writeCsv(part.errors.map(({ row, path, message }) => [String(row), path, message]));
    after = part.first;
  }
}

/** Ends a run: deletes its rows, and records the result in the audit log. Pass the transaction. */
export async function endRun(
  tx: Database,
  run: StoredRun,
  state: Exclude<ImportRun['state'], 'running'>,
  { at, by, requestId }: { at: Date; by: Pick<Viewer, 'name' | 'email'>; requestId: string },
): Promise<void> {
  await tx.delete(importParts).where(eq(importParts.runId, run.id));
  await tx
    .update(importRuns)
    .set({ state, endedAt: at, claimedBy: null, claimedUntil: null })
    .where(eq(importRuns.id, run.id));
  if (run.dryRun) return;
  const audited = { at, actor: by, requestId, collection: run.collection, entityId: run.undoes ?? run.id };
  const { created, updated, failed, deleted } = run;
  await writeAudit(
    tx,
    run.undoes === null
      ? {
          ...audited,
          action: state === 'cancelled' ? 'cancel-import' : 'import',
          title: `${created} new, ${updated} changed, ${failed} with errors`,
        }
      : {
          ...audited,
          action: 'undo-import',
          title: `${deleted} moved to the trash, ${updated} restored, ${failed} with errors`,
        },
  );
}

/** A received run, locked until the transaction ends. @throws 404 and 403 as `readImport` */
export async function lockRun(tx: Database, viewer: Viewer, id: string): Promise<StoredRun> {
  const [run] = await tx
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.id, id), IS_RECEIVED))
    .for('update');
  if (!run) throw notFound('Import');
  await allowedCollection(tx, run.collection, viewer);
  return run;
}

/**
 * Cancels a running import. Stored rows stay.
 * @throws 404 and 403 as `readImport`, 409 when it is over
 */
export async function cancelImport({ services, viewer, request }: Change, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    // A process that imports a part has this row locked until that part is stored.
    const run = await lockRun(tx, viewer, id);
    if (run.state !== 'running') throw conflict('This import is over');
    await endRun(tx, run, 'cancelled', { at: services.clock.now(), by: viewer, requestId: request.id });
  });
}

/** Deletes the results of old imports, and files whose process died while they arrived. */
export async function cleanUpImports({ db, clock }: Services): Promise<void> {
  const now = clock.now().getTime();
  const isOld = lte(importRuns.endedAt, new Date(now - IMPORT_DAYS * DAY));
  const isLost = and(eq(importRuns.state, 'receiving'), lte(importRuns.createdAt, new Date(now - MAX_RECEIVING_TIME)));
  await db.delete(importRuns).where(or(isOld, isLost));
}
