import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** More than any picture of the site needs; decoding a larger one would cost too much memory. */
export const MAX_PIXELS = 50_000_000;

// The results are cached on disk, and other processes need the processors too.
sharp.cache(false);
sharp.concurrency(1);

/** Opens a picture, by its file or its bytes, within the site's limit of pixels. */
export const openPicture = (picture: string | Buffer, options: SharpOptions = {}): Sharp =>
  sharp(picture, { ...options, limitInputPixels: MAX_PIXELS });

export const plainPicture = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });
