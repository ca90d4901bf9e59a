import type { importExportCalls } from '../schemas/import-export';
import type { EndpointOf } from './endpoint';
import { RECRUITERS } from '../roles';

type Calls = typeof importExportCalls;

/** Begins to bring a file in. With `dryRun: '1'` nothing is stored and every bad row is named. */
export const importCollection: EndpointOf<Calls['importCollection'], 'run'> = {
  id: 'importCollection',
  method: 'POST',
  path: '/import/:collection',
  auth: 'signedIn',
  roles: RECRUITERS,
  field: 'run',
};
/** The newest imports of the collections that the caller may bring in, without what they found. */
export const fetchImports: EndpointOf<Calls['fetchImports'], 'runs'> = {
  id: 'fetchImports',
  method: 'GET',
  path: '/imports',
  auth: 'signedIn',
  roles: RECRUITERS,
  field: 'runs',
};
/** How far an import is, and what it has found. */
export const fetchImport: EndpointOf<Calls['fetchImport'], 'report'> = {
  id: 'fetchImport',
  method: 'GET',
  path: '/imports/:id',
  auth: 'signedIn',
  roles: RECRUITERS,
  field: 'report',
};
/** Ends an import. What it has stored stays. */
export const cancelImport: EndpointOf<Calls['cancelImport'], 'message'> = {
  id: 'cancelImport',
  method: 'POST',
  path: '/imports/:id/cancel',
  auth: 'signedIn',
  roles: RECRUITERS,
  field: 'message',
};
/** `file` is the collection's name with `.csv` or `.json`. */
export const exportCollection: EndpointOf<Calls['exportCollection']> = {
  id: 'exportCollection',
  method: 'GET',
  path: '/export/:file',
  auth: 'signedIn',
  roles: RECRUITERS,
  shape: 'text',
};
