import type { mediaCalls } from '../schemas/media';
import type { EndpointOf } from './endpoint';

type Calls = typeof mediaCalls;

/** A picture of at most 5,242,880 bytes, with its description and its folder in the media library where they are known. */
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
/** Changes the description or the focal point of a picture, or the folder of a file. A focal point reaches all that shows it. */
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
/**
 * Shows a part of a picture wherever it is shown, as a new item of the library; the original stays, and whatever is
 * cropped later is cropped from it.
 */
export const cropMedia: EndpointOf<Calls['cropMedia'], 'mediaItem'> = {
  id: 'cropMedia',
  method: 'PUT',
  path: '/media/:id/crop',
  auth: 'signedIn',
  field: 'mediaItem',
};
/** Shows the original wherever its crop is shown. */
export const undoCropOfMedia: EndpointOf<Calls['undoCropOfMedia'], 'mediaItem'> = {
  id: 'undoCropOfMedia',
  method: 'DELETE',
  path: '/media/:id/crop',
  auth: 'signedIn',
  field: 'mediaItem',
};
/** 409 while something shows it, or it is the original of a crop. */
export const deleteMedia: EndpointOf<Calls['deleteMedia'], 'message'> = {
  id: 'deleteMedia',
  method: 'DELETE',
  path: '/media/:id',
  auth: 'signedIn',
  field: 'message',
};
