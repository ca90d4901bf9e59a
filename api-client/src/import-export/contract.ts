import { contract, get, post } from '../contract/contract';
import { RECRUITERS } from '../roles';
import type { importExportCalls } from './schemas';

export const { importCollection, fetchImports, fetchImport, cancelImport, exportCollection } = contract<
  typeof importExportCalls
>()({
  /** Begins to bring a file in. With `dryRun: '1'` nothing is stored and every bad row is named. */
  importCollection: post('/import/:collection', RECRUITERS, { changes: ['imports'] }),
  /** The newest imports of the collections that the caller may bring in, without what they found. */
  fetchImports: get('/imports', RECRUITERS, { field: 'runs', tags: ['imports'] }),
  /** How far an import is, and what it has found. */
  fetchImport: get('/imports/:id', RECRUITERS, { field: 'report', tags: ['imports'] }),
  /** Ends an import. What it has stored stays. */
  cancelImport: post('/imports/:id/cancel', RECRUITERS, { changes: ['imports', 'audit'] }),
  /** `file` is the collection's name with `.csv` or `.json`. */
  exportCollection: get('/export/:file', RECRUITERS, { shape: 'text' }),
});
