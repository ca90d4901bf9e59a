import { IMAGE_MAX_BYTES } from 'api-client';

/** Specification, sections 5 and 8. */
export const NOT_AN_IMAGE = 'Please upload a valid image file';
export const IMAGE_TOO_LARGE = 'Image size should be less than 5MB';
export const IMAGE_UPLOAD_FAILED = 'Image upload failed';

/** Why a file cannot be the picture, if it cannot. A picture of exactly 5,242,880 bytes is taken. */
export function imageError(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!file.type.startsWith('image/')) return NOT_AN_IMAGE;
  if (file.size > IMAGE_MAX_BYTES) return IMAGE_TOO_LARGE;
  return undefined;
}
