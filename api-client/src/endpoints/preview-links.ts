import type { previewLinkCalls } from '../schemas/preview-links';
import type { EndpointOf } from './endpoint';
import { RECRUITERS } from '../roles';

type Calls = typeof previewLinkCalls;

const guarded = { auth: 'signedIn', roles: RECRUITERS } as const;

/** Makes a link to an item that is not published. Who may change the item may share it. */
export const createPreviewLink: EndpointOf<Calls['createPreviewLink'], 'link'> = {
  id: 'createPreviewLink',
  method: 'POST',
  path: '/preview-links/:collection/:id',
  ...guarded,
  field: 'link',
};
/** The links to an item that have not ended. */
export const fetchPreviewLinks: EndpointOf<Calls['fetchPreviewLinks'], 'links'> = {
  id: 'fetchPreviewLinks',
  method: 'GET',
  path: '/preview-links/:collection/:id',
  ...guarded,
  field: 'links',
};
export const endPreviewLink: EndpointOf<Calls['endPreviewLink'], 'message'> = {
  id: 'endPreviewLink',
  method: 'DELETE',
  path: '/preview-links/:id',
  ...guarded,
  field: 'message',
};
/** Shows for a minute how an item would be with what is typed in its editor. Nothing of it is stored in the item. */
export const createLivePreview: EndpointOf<Calls['createLivePreview'], 'preview'> = {
  id: 'createLivePreview',
  method: 'POST',
  path: '/live-previews/:collection',
  ...guarded,
  field: 'preview',
};
/** What a link shows. */
export const fetchPreview: EndpointOf<Calls['fetchPreview'], 'preview'> = {
  id: 'fetchPreview',
  method: 'GET',
  path: '/previews/:token',
  auth: 'public',
  field: 'preview',
};
