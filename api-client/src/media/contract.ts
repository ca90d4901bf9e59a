import { contract, del, get, post, put } from '../contract/contract';
import { EDITORS, EVERYONE } from '../roles';
import { ANY_CONTENT, CONTENT_TAGS } from '../tags';
import type { mediaCalls } from './schemas';

export const {
  UploadImageOnServer,
  UploadFilesOnServer,
  fetchFile,
  fetchMedia,
  updateMedia,
  replaceMedia,
  cropMedia,
  undoCropOfMedia,
  deleteMedia,
} = contract<typeof mediaCalls>()({
  /** A picture of at most 5,242,880 bytes, with its description and its folder in the media library where they are known. */
  UploadImageOnServer: post('/uploads/image', EDITORS, { multipart: true }),
  /**
   * A PDF of at most 10 MB. Called plainly it stores a résumé: private, and gone after a day unless
   * an application uses it. Called with `withToken` it stores a public document.
   */
  UploadFilesOnServer: post('/uploads/file', EVERYONE, { multipart: true }),
  /** The bytes; pictures take a width, résumés need `withToken`. */
  fetchFile: get('/files/:name', EVERYONE, { shape: 'bytes' }),
  fetchMedia: get('/media', EDITORS, { field: 'media', tags: ['media', ...CONTENT_TAGS] }),
  /** Changes the description or the focal point of a picture, or the folder of a file. A focal point reaches all that shows it. */
  updateMedia: put('/media/:id', EDITORS, { changes: ['media', 'audit'] }),
  /**
   * Puts another file of the same kind wherever this one is used, as a new item of the library with an address of its
   * own: nobody sees an old copy, and the item before stays until it is deleted.
   */
  replaceMedia: put('/media/:id/file', EDITORS, { multipart: true, changes: ANY_CONTENT }),
  /**
   * Shows a part of a picture wherever it is shown, as a new item of the library; the original stays, and whatever is
   * cropped later is cropped from it.
   */
  cropMedia: put('/media/:id/crop', EDITORS, { changes: ANY_CONTENT }),
  /** Shows the original wherever its crop is shown. */
  undoCropOfMedia: del('/media/:id/crop', EDITORS, { changes: ANY_CONTENT }),
  /** 409 while something shows it, or it is the original of a crop. */
  deleteMedia: del('/media/:id', EDITORS, { changes: ['media', 'audit'] }),
});
