import type { importExportCalls } from '../schemas/import-export';
import type { EndpointOf } from './endpoint';
import { RECRUITERS } from '../roles';

type Calls = typeof importExportCalls;

/** With `dryRun: '1'` nothing is stored and every bad row is named. */
export const importCollection: EndpointOf<Calls['importCollection'], 'report'> = {
  id: 'importCollection',
  method: 'POST',
  path: '/import/:collection',
  auth: 'signedIn',
  roles: RECRUITERS,
  field: 'report',
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
