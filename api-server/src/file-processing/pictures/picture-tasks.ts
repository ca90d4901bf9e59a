interface FromFileToFile {
  readonly source: string;
  readonly result: string;
}

/** Checks an uploaded picture, and encodes it again from its pixels. */
export interface PreparePictureTask extends FromFileToFile {
  readonly kind: 'prepare-picture';
  readonly name: string;
}

export interface PicturePrepared {
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
}

export type VariantFormat = 'avif' | 'webp';

/** Scales a picture to a maximum width in pixels; a narrower one is not enlarged. */
export interface NarrowTask extends FromFileToFile {
  readonly kind: 'narrow';
  readonly width: number;
  readonly format: VariantFormat;
  /** Soon, or with few bytes. */
  readonly effort: 'quick' | 'small';
}

export interface CropTask extends FromFileToFile {
  readonly kind: 'crop';
  readonly part: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** Cuts a picture to a size and draws an SVG over it, for shared links. */
export interface ShareTask {
  readonly kind: 'share';
  /** The picture, with its focal point in percent; undefined for a plain background. */
  readonly source: { readonly file: string; readonly focus: { readonly x: number; readonly y: number } } | undefined;
  readonly result: string;
  /** An SVG document, made by this site; undefined to draw nothing. */
  readonly drawing: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly ink: string;
}
