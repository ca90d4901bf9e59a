import type { Services } from '../../services';
import type { Upload } from './read-upload';
/** Specification, section 5. */
export declare const NOT_AN_IMAGE = 'Please upload a valid image file';
export declare const IMAGE_TOO_LARGE = 'Image size should be less than 5MB';
export declare const NOT_A_PDF = 'Please upload a valid PDF file';
export declare const PDF_TOO_LARGE = 'PDF size should be at most 10MB';
/** A résumé that no application uses is removed after this. */
export declare const RESUME_KEPT: number;
/**
 * Stores a picture, made anew and without its metadata.
 * @returns its address
 * @throws 415 when name, first bytes and decoding do not agree on a kind that the site takes
 */
export declare function storeImage(services: Services, upload: Upload): Promise<string>;
/**
 * Stores a PDF that everybody may read.
 * @throws 415 when it is none
 */
export declare function storeDocument(services: Services, upload: Upload): Promise<string>;
/**
 * Stores a résumé: private, and gone after a day unless an application uses it.
 * @param address the sender's network address, whose stored résumés are counted
 * @throws 415 when it is no PDF, 429 when there were too many
 */
export declare function storeResume(services: Services, upload: Upload, address: string): Promise<string>;
