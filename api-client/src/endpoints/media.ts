import type { mediaCalls } from '../schemas/media';
import type { EndpointOf } from './endpoint';

type Calls = typeof mediaCalls;

/** A picture of at most 5,242,880 bytes. */
export const UploadImageOnServer: EndpointOf<Calls['UploadImageOnServer'], 'fileUrl'> = {
  id: 'UploadImageOnServer',
  method: 'POST',
  path: '/uploads/image',
  auth: 'signedIn',
  field: 'fileUrl',
  multipart: true,
};
/**
 * A PDF of at most 10 MB. Called plainly it stores a résumé: private, and gone after a day unless
 * an application uses it. Called with `withToken` it stores a public document.
 */
export const UploadFilesOnServer: EndpointOf<Calls['UploadFilesOnServer'], 'fileUrl'> = {
  id: 'UploadFilesOnServer',
  method: 'POST',
  path: '/uploads/file',
  auth: 'public',
  field: 'fileUrl',
  multipart: true,
};
/** The bytes; pictures take a width, résumés need `withToken`. */
export const fetchFile: EndpointOf<Calls['fetchFile']> = {
  id: 'fetchFile',
  method: 'GET',
  path: '/files/:name',
  auth: 'public',
  shape: 'bytes',
};
export const fetchMedia: EndpointOf<Calls['fetchMedia'], 'media'> = {
  id: 'fetchMedia',
  method: 'GET',
  path: '/media',
  auth: 'signedIn',
  field: 'media',
};
/** Changes the description of a picture. */
export const updateMedia: EndpointOf<Calls['updateMedia'], 'mediaItem'> = {
  id: 'updateMedia',
  method: 'PUT',
  path: '/media/:id',
  auth: 'signedIn',
  field: 'mediaItem',
};
/**
 * Puts another file of the same kind wherever this one is used, as a new item of the library with an address of its
 * own: nobody sees an old copy, and the item before stays until it is deleted.
 */
export const replaceMedia: EndpointOf<Calls['replaceMedia'], 'mediaItem'> = {
  id: 'replaceMedia',
  method: 'PUT',
  path: '/media/:id/file',
  auth: 'signedIn',
  field: 'mediaItem',
  multipart: true,
};
/** 409 while something shows it. */
export const deleteMedia: EndpointOf<Calls['deleteMedia'], 'message'> = {
  id: 'deleteMedia',
  method: 'DELETE',
  path: '/media/:id',
  auth: 'signedIn',
  field: 'message',
};
