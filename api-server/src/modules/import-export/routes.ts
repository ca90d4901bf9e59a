import { Readable } from 'node:stream';
import { exportCollection, importCollection } from 'api-client';
import { importExportCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../audit';
import { RECRUITERS } from '../../auth/viewer';
import { route } from '../../contract/route';
import { forbidden, notFound } from '../../errors/failures';
import { importRows } from './import';
import { importExportCollections } from './collections';
import { csvOf, jsonOf } from './written-out';

/** An import of 100,000 rows fits. */
const BODY_LIMIT = 25_000_000;

/** Whole collections in and out as a file. */
export async function importExportRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    importCollection,
    importExportCalls.importCollection,
    async ({ params, query, body, ...change }) => {
      const kind = importExportCollections[params.collection];
      if (!kind) throw notFound('Collection');
      if (!kind.roles.includes(change.viewer.role)) throw forbidden();
      const dryRun = query.dryRun === '1';
      const report = await importRows(change, kind, body, dryRun);
      if (!dryRun) {
        await writeAudit(change.services.db, {
          at: change.services.clock.now(),
          actor: change.viewer,
          action: 'import',
          collection: params.collection,
          title: `${report.created} new, ${report.updated} changed, ${report.failed} bad`,
          requestId: change.request.id,
        });
      }
      return { success: true as const, message: dryRun ? 'Nothing was stored' : 'Imported successfully', report };
    },
    { roles: RECRUITERS, bodyLimit: BODY_LIMIT },
  );

  route(
    app,
    exportCollection,
    importExportCalls.exportCollection,
    async ({ params, viewer, services, request, reply }) => {
      const found = Object.entries(importExportCollections).find(([name]) => params.file.startsWith(`${name}.`));
      if (!found) throw notFound('File');
      const [collection, kind] = found;
      if (!kind.roles.includes(viewer.role)) throw forbidden();
      const now = services.clock.now();
      await writeAudit(services.db, {
        at: now,
        actor: viewer,
        action: 'export',
        collection,
        title: params.file,
        requestId: request.id,
      });
      const asCsv = params.file.endsWith('.csv');
      const items = kind.every(services.db, now);
      return reply
        .type(asCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${params.file}"`)
        .send(Readable.from(asCsv ? csvOf(kind.fields, items) : jsonOf(items)));
    },
    { roles: RECRUITERS, raw: true },
  );
}
