/** The widths the API scales an image to (`GET /files/{name}?w=`). */
const widths = [320, 640, 960, 1280, 1920] as const;

const scalable = /\/files\/[^?#]+$/;
const drawing = /\.svg$/i;

/**
 * The addresses of an image in several widths.
 *
 * @param address the image's address; only files of the API can be scaled
 * @returns the value for `srcSet`, or `undefined` for an address that exists in one size alone
 */
export function pictureSources(address: string): string | undefined {
  if (!scalable.test(address) || drawing.test(address)) return undefined;
  return widths.map((width) => `${address}?w=${width} ${width}w`).join(', ');
}
