import { VISITOR_FILES } from './formats/file-types';

interface ChosenFile {
  readonly type: string;
  readonly size: number;
}

/** The limits of an uploaded file, and the messages of refusals (specification, sections 5, 8 and 9). */
export interface UploadRule {
  /** The types that a file field offers. */
  readonly accept: string;
  /** A file of exactly this size is still accepted. */
  readonly maxBytes: number;
  /** The same in words, for help texts. */
  readonly size: string;
  readonly wrongKind: string;
  readonly tooLarge: string;
  /** The message if the server gives no reason. */
  readonly failed: string;
}

export const IMAGE_UPLOAD: UploadRule = {
  accept: 'image/*',
  maxBytes: 5_242_880,
  size: '5 MB',
  wrongKind: 'Please upload a valid image file',
  tooLarge: 'Image size should be less than 5MB',
  failed: 'Image upload failed',
};

export const PDF_UPLOAD: UploadRule = {
  accept: 'application/pdf',
  maxBytes: 10_485_760,
  size: '10 MB',
  wrongKind: 'Please upload a valid PDF file',
  tooLarge: 'PDF size should be at most 10MB',
  failed: 'PDF upload failed',
};

/** A file that a visitor sends with a public form. */
export const ATTACHMENT_UPLOAD: UploadRule = {
  accept: VISITOR_FILES,
  maxBytes: PDF_UPLOAD.maxBytes,
  size: PDF_UPLOAD.size,
  wrongKind: 'Please choose a PDF or a picture (JPEG, PNG or WebP)',
  tooLarge: 'A file may have at most 10 MB',
  failed: 'The file could not be uploaded',
};

/** How many files one upload carries. */
export const FILES_PER_UPLOAD = 1;

/** How many files a public form asks for at most. */
export const FILES_PER_FORM = 3;

/** The largest size of all files of a form together, in bytes. */
export const FORM_FILES_BYTES = 20_971_520;

export const FORM_FILES_TOO_LARGE = 'All files together may have at most 20 MB';

/** The size limit of the largest accepted kind of file. */
export const MAX_UPLOAD_BYTES = Math.max(IMAGE_UPLOAD.maxBytes, PDF_UPLOAD.maxBytes);

/** The accepted formats of pictures, with their extensions; stored files get the first one. */
export const IMAGE_FORMATS = {
  jpeg: { contentType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { contentType: 'image/png', extensions: ['png'] },
  webp: { contentType: 'image/webp', extensions: ['webp'] },
  avif: { contentType: 'image/avif', extensions: ['avif'] },
  gif: { contentType: 'image/gif', extensions: ['gif'] },
} as const;

/** Why a chosen file cannot be uploaded as a picture, if it cannot. */
export function refuseImage({ type, size }: ChosenFile): string | undefined {
  if (!type.startsWith('image/')) return IMAGE_UPLOAD.wrongKind;
  return size > IMAGE_UPLOAD.maxBytes ? IMAGE_UPLOAD.tooLarge : undefined;
}

/** Why a chosen file cannot be uploaded as a PDF, if it cannot. */
export function refusePdf({ type, size }: ChosenFile): string | undefined {
  if (type !== PDF_UPLOAD.accept) return PDF_UPLOAD.wrongKind;
  return size > PDF_UPLOAD.maxBytes ? PDF_UPLOAD.tooLarge : undefined;
}
