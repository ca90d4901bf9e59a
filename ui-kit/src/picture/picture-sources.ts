/** The widths to which the API scales an image (`GET /files/{name}?w=`). */
const widths = [320, 640, 960, 1280, 1920] as const;

const scalable = /\/files\/[^?#]+$/;
const drawing = /\.svg$/i;

/** One part of `sizes` as pages of this site write it: `(min-width: 60em) 26rem`, `92vw`. */
const part = /^(?:\(min-width: ([\d.]+)em\) )?([\d.]+)(px|rem|vw)$/;

/** The maximum width of an image in pixels, with two device pixels each; infinite if unknown. */
function widest(sizes: string): number {
  let below = Infinity;
  let found = 0;
  for (const text of sizes.split(', ')) {
    const [, from, length, unit] = part.exec(text) ?? [];
    if (!length) return Infinity;
    found = Math.max(found, Number(length) * (unit === 'vw' ? below / 100 : unit === 'rem' ? 16 : 1));
    below = Number(from) * 16;
  }
  return found * 2;
}

/** The focal point after an address, in percent from the left and from the top. */
const focalPoint = /#(\d+),(\d+)$/;

/**
 * The focal point of an image, which stays visible when the image is cropped, for the style sheet: rounded to tenths of
 * its width and height.
 *
 * @param address the image's address, which may end in a focal point such as `#30,70`
 */
export function focalPointOf(address: string): { 'data-focus-x'?: number; 'data-focus-y'?: number } {
  const [, x, y] = focalPoint.exec(address) ?? [];
  return x === undefined
    ? {}
    : { 'data-focus-x': Math.round(Number(x) / 10), 'data-focus-y': Math.round(Number(y) / 10) };
}

/**
 * The addresses of an image in several widths.
 *
 * @param address the image's address; only files of the API can be scaled
 * @param sizes the displayed width: larger images than any screen needs are left out
 * @returns the value for `srcSet`, or `undefined` for an address with only one size
 */
export function pictureSources(address: string, sizes = ''): string | undefined {
  const file = address.replace(focalPoint, '');
  if (!scalable.test(file) || drawing.test(file)) return undefined;
  const enough = widths.find((width) => width >= widest(sizes)) ?? Infinity;
  return widths
    .filter((width) => width <= enough)
    .map((width) => `${file}?w=${width} ${width}w`)
    .join(', ');
}
