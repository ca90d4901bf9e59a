import type { ImportRun } from 'api-client';
import { and, eq } from 'drizzle-orm';
import { mayWrite } from '../../auth/viewer';
import { importItems, importRuns } from '../../database/schema';
import { conflict, forbidden } from '../../errors/failures';
import { newId } from '../../identity';
import type { Change } from '../../services';
import { lockRun, runOf } from './import-runs';
import { requireNoneUnderWay } from './receive-import';

/**
 * Starts to undo an import that has ended: its new items go to the trash, and those that it changed get their earlier
 * values. Items that were changed since stay as they are and are named. Undoing again tries those that are left.
 *
 * @returns the run that undoes it
 * @throws 404 and 403 as `readImport`; 409 while it runs or is being undone, and when nothing is left to undo
 */
export async function startUndo({ services, viewer, request }: Change, id: string): Promise<ImportRun> {
  const { db, clock, config } = services;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, viewer, id);
    if (!mayWrite(viewer, run.collection)) throw forbidden();
    if (run.state === 'running') throw conflict('This import has not ended yet. Wait until it has, or cancel it.');
    const isBeingUndone = and(eq(importRuns.undoes, id), eq(importRuns.state, 'running'));
    if ((await tx.$count(importRuns, isBeingUndone)) > 0) throw conflict('This import is already being undone');
    const rows = await tx.$count(importItems, and(eq(importItems.runId, id), eq(importItems.undone, false)));
    if (rows === 0) throw conflict('There is nothing left to undo');
    await requireNoneUnderWay(tx, viewer.adminId, new Date(now.getTime() - config.deadlines.request));
    const [started] = await tx
      .insert(importRuns)
      .values({
        ...{ id: newId(now), undoes: id, collection: run.collection, rows, createdAt: now },
        ...{ adminId: viewer.adminId, adminName: viewer.name, adminEmail: viewer.email, adminRole: viewer.role },
        ...{ requestId: request.id, dryRun: false, fromTable: false, unknownFields: [] },
      })
      .returning();
    if (!started) throw new Error('The run was not stored');
    return runOf({ ...started, hasItems: false });
  });
}
