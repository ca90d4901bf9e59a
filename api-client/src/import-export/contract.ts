import { contract, get, post } from '../contract/contract';
import { ANY_PUBLISHER } from '../roles';
import type { importExportCalls } from './schemas';

export const {
  importCollection,
  fetchImports,
  fetchImport,
  exportImportErrors,
  cancelImport,
  undoImport,
  exportCollection,
} = contract<typeof importExportCalls>()({
  /** Starts an import. With `dryRun: '1'` nothing is stored and every invalid row is named. */
  importCollection: post('/import/:collection', ANY_PUBLISHER, { changes: ['imports'] }),
  /** The newest imports of the collections that the caller may import, without their details. */
  fetchImports: get('/imports', ANY_PUBLISHER, { field: 'runs', tags: ['imports'] }),
  /** The progress and the findings of an import. */
  fetchImport: get('/imports/:id', ANY_PUBLISHER, { field: 'report', tags: ['imports'] }),
  /** All errors of an import as CSV: row, field, message. */
  exportImportErrors: get('/imports/:id/errors', ANY_PUBLISHER, { shape: 'text' }),
  /** Cancels an import. Stored rows stay. */
  cancelImport: post('/imports/:id/cancel', ANY_PUBLISHER, { changes: ['imports', 'audit'] }),
  /** Starts to undo an import: new items go to the trash, changed ones get their earlier values. */
  undoImport: post('/imports/:id/undo', ANY_PUBLISHER, { changes: ['imports'] }),
  /** `file` is the collection's name with `.csv` or `.json`. */
  exportCollection: get('/export/:file', ANY_PUBLISHER, { shape: 'text' }),
});
