/** More than any picture of the site needs; decoding a larger one would cost too much memory. */
export declare const IMAGE_MAX_PIXELS = 50000000;
/** An image as it is stored: made anew from its pixels, without the metadata it came with. */
export interface StorableImage {
  readonly bytes: Buffer;
  readonly extension: string;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
}
/**
 * Checks that a file's name, its first bytes and its decoding agree on one kind of image, and makes it anew.
 *
 * @param originalName the name it was sent with
 * @returns nothing when it is no image that the site takes: another kind, a drawing (SVG), broken, or over 50 megapixels
 */
export declare function readImage(bytes: Buffer, originalName: string): Promise<StorableImage | undefined>;
