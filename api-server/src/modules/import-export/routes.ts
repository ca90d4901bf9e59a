import { Readable } from 'node:stream';
import { importExportCalls as calls } from 'api-client/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { auditChange } from '../../audit';
import { route } from '../../contract/route';
import { fieldErrors } from '../../contract/validation';
import { invalid, invalidField, unauthorized } from '../../errors/failures';
import { continueImports } from './continue-imports';
import { allowedCollection, cancelImport, importErrorsOf, listImports, readImport, startImport } from './import-runs';
import { forgetReceived, receiveImport, ReceivedImport } from './receive-import';
import { csvOf, jsonOf } from './export-formats';
import { startUndo } from './undo-import';
import type { Services } from '../../services';

/** The parameters of an import, before its body is read. @throws 400 for an unknown collection */
function paramsOf({ params }: FastifyRequest) {
  const read = calls.importCollection.params.safeParse(params);
  if (!read.success) throw invalid(fieldErrors(read.error));
  return read.data;
}

/** Import and export of whole collections as a file. */
export async function importExportRoutes(app: FastifyInstance): Promise<void> {
  const ending = new AbortController();
  let underWay: Promise<unknown> = Promise.resolve();
  app.addHook('preClose', async () => {
    ending.abort();
    await underWay;
  });
  const failed = (error: unknown): void => app.log.error({ err: error }, 'an import failed');
  /** The call does not wait for its run; if this process dies, another one continues it. */
  const begin = (services: Services): void => {
    underWay = Promise.all([underWay, continueImports(services, ending.signal, failed).catch(failed)]);
  };

  await app.register(async (scope): Promise<void> => {
    const read = scope.getDefaultJsonParser('remove', 'remove');
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', async (request: FastifyRequest, body: Readable) => {
      const viewer = await request.findViewer();
      if (!viewer) throw unauthorized();
      const { collection } = paramsOf(request);
      const parse = (text: string): unknown => {
        let value: unknown;
        void read(request, text, (error, parsed) => {
          if (error) throw error;
          value = parsed;
        });
        return value;
      };
      const imported = { name: collection, kind: await allowedCollection(app.services.db, collection, viewer) };
      return receiveImport({ services: app.services, viewer, request }, imported, body, parse);
    });
    // A received file is unused if the call was refused, or answered from an earlier one.
    scope.addHook('onResponse', async ({ body }) => {
      if (body instanceof ReceivedImport) await forgetReceived(app.services.db, body.id);
    });
    route(
      scope,
      'importCollection',
      { summary: 'Import a collection from CSV or JSON', readsBody: true, status: 201 },
      async ({ query, request: { body }, services }) => {
        if (!(body instanceof ReceivedImport)) throw invalidField('rows', 'Either rows or csv is required');
        const dryRun = query.dryRun === '1';
        const run = await startImport({ services }, body, dryRun);
        begin(services);
        return { message: dryRun ? 'The file is being checked' : 'The import has begun', run };
      },
    );
  });

  route(app, 'fetchImports', { summary: 'List the recent imports' }, async ({ services, viewer }) => ({
    runs: await listImports(services, viewer),
  }));

  route(app, 'fetchImport', { summary: 'Get an import with its progress' }, async ({ services, viewer, params }) => ({
    report: await readImport(services, viewer, params.id),
  }));

  route(
    app,
    'exportImportErrors',
    { summary: 'Export the errors of an import as CSV', raw: true },
    async ({ params, reply, services, viewer }) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="errors.csv"')
        .send(Readable.from(await importErrorsOf(services, viewer, params.id))),
  );

  route(app, 'cancelImport', { summary: 'Cancel an import' }, async ({ params, ...change }) => {
    await cancelImport(change, params.id);
    return { message: 'The import was cancelled' };
  });

  route(app, 'undoImport', { summary: 'Undo an import', status: 201 }, async ({ params, ...change }) => {
    const run = await startUndo(change, params.id);
    begin(change.services);
    return { message: 'The import is being undone', run };
  });

  route(
    app,
    'exportCollection',
    { summary: 'Export a collection as CSV or JSON', raw: true },
    async ({ params, reply, ...change }) => {
      const { services, viewer } = change;
      const [collection = ''] = params.file.split('.');
      const kind = await allowedCollection(services.db, collection, viewer);
      const now = services.clock.now();
      await auditChange(services.db, change, { action: 'export', collection, title: params.file });
      const asCsv = params.file.endsWith('.csv');
      const items = kind.every(services.db, now);
      return reply
        .type(asCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${params.file}"`)
        .send(Readable.from(asCsv ? csvOf(kind.fields, items) : jsonOf(items)));
    },
  );
}
