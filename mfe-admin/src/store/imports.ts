import { cancelImport, fetchImport, fetchImports, importCollection } from 'api-client';
import { change, readItems, siteApi } from 'shared-store';

/** Files that are or were brought in. */
export const { useImportsQuery, useImportReportQuery, useImportStartMutation, useImportCancelMutation } =
  siteApi.injectEndpoints({
    endpoints: (build) => ({
      imports: readItems(build, fetchImports, ['imports']),
      importReport: readItems(build, fetchImport, ['imports']),
      importStart: change(build, importCollection, ['imports']),
      importCancel: change(build, cancelImport, ['imports', 'audit']),
    }),
  });
