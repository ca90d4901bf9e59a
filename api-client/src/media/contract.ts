import { contract, del, get, post, put } from '../contract/contract';
import { EVERYONE } from '../roles';
import { ANY_CONTENT } from '../tags';
import type { mediaCalls } from './schemas';

export const {
  UploadImageOnServer,
  UploadFilesOnServer,
  UploadAttachment,
  fetchFile,
  fetchMedia,
  updateMedia,
  replaceMedia,
  cropMedia,
  undoCropOfMedia,
  deleteMedia,
} = contract<typeof mediaCalls>()({
  /**
   * Uploads a picture of at most 5,242,880 bytes, optionally with its description and its folder in the media library.
   */
  UploadImageOnServer: post('/uploads/image', ['media:write'], { multipart: true }),
  /**
   * Uploads a PDF of at most 10 MB. By default it stores a résumé: private, and deleted after a day unless an
   * application uses it. With `withToken` it stores a public document.
   */
  UploadFilesOnServer: post('/uploads/file', EVERYONE, { multipart: true }),
  /**
   * Uploads a PDF or a picture (JPEG, PNG, WebP) of at most 10 MB for a public form. It is private, and deleted after a day
   * unless an item has it.
   */
  UploadAttachment: post('/uploads/attachment', EVERYONE, { multipart: true }),
  /** The bytes; pictures accept a width, résumés need `withToken`. */
  fetchFile: get('/files/:name', EVERYONE, { shape: 'bytes' }),
  fetchMedia: get('/media', ['media:write'], { field: 'media', tags: ['media'] }),
  /** Changes the description, focal point or folder of a file. A focal point applies wherever the picture is shown. */
  updateMedia: put('/media/:id', ['media:publish'], { changes: ANY_CONTENT }),
  /**
   * Replaces a file by another of the same kind wherever it is used, as a new item of the library with a new address,
   * so that no cache shows the old one. The previous item stays until it is deleted.
   */
  replaceMedia: put('/media/:id/file', ['media:publish'], { multipart: true, changes: ANY_CONTENT }),
  /** Replaces a picture by a part of it wherever it is used, as a new item; later crops start from the original. */
  cropMedia: put('/media/:id/crop', ['media:publish'], { changes: ANY_CONTENT }),
  /** Restores the original wherever its crop is shown. */
  undoCropOfMedia: del('/media/:id/crop', ['media:publish'], { changes: ANY_CONTENT }),
  /** 409 while content uses it, or while it is the original of a crop. */
  deleteMedia: del('/media/:id', ['media:delete'], { changes: ['media', 'audit'] }),
});
