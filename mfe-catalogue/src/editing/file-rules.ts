import { IMAGE_MAX_BYTES } from 'api-client';

export const INVALID_IMAGE = 'Please upload a valid image file';
export const IMAGE_TOO_LARGE = 'Image size should be less than 5MB';
export const INVALID_PDF = 'Please upload a valid PDF file';

/** Why a product's image is not taken (specification, section 5); undefined when it is. 5,242,880 bytes are taken. */
export function imageError({ type, size }: File): string | undefined {
  if (!type.startsWith('image/')) return INVALID_IMAGE;
  return size > IMAGE_MAX_BYTES ? IMAGE_TOO_LARGE : undefined;
}

/** Why a product's PDF is not taken (specification, section 5); undefined when it is. */
export function pdfError({ type }: File): string | undefined {
  return type === 'application/pdf' ? undefined : INVALID_PDF;
}
