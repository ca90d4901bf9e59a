import type { versionPreviewCalls } from '../schemas/version-previews';
import type { EndpointOf } from './endpoint';
import { OWNERS } from '../roles';

type Calls = typeof versionPreviewCalls;

/** Makes a link with which a browser gets one published version of a front end, whoever else gets it, until it ends. */
export const createVersionPreview: EndpointOf<Calls['createVersionPreview'], 'preview'> = {
  id: 'createVersionPreview',
  method: 'POST',
  path: '/auth/version-previews',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'preview',
};
