import type { revisionCalls } from '../schemas/revisions';
import type { EndpointOf } from './endpoint';
import { RECRUITERS } from '../roles';

type Calls = typeof revisionCalls;

/** Newest first. */
export const fetchRevisions: EndpointOf<Calls['fetchRevisions'], 'revisions'> = {
  id: 'fetchRevisions',
  method: 'GET',
  path: '/:collection/:id/revisions',
  auth: 'signedIn',
  roles: RECRUITERS,
  field: 'revisions',
};
export const restoreRevision: EndpointOf<Calls['restoreRevision'], 'message'> = {
  id: 'restoreRevision',
  method: 'POST',
  path: '/:collection/:id/revisions/:number/restore',
  auth: 'signedIn',
  roles: RECRUITERS,
  field: 'message',
};
