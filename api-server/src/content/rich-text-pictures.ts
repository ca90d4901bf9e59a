import { fileNameOf, IMAGE_WIDTHS } from 'api-client';

const SIZES = '(min-width: 48rem) 44rem, 100vw';

/** A picture in sanitised HTML, where attributes have no `<` or `>` and every value is quoted. */
const PICTURE = /<img( [^<>]*?) ?\/>/g;
/** More than any article has; further ones stay as they were written. */
const MAX_PICTURES = 500;
const ATTRIBUTE = / ([a-z]+)(?:="([^"]*)")?/g;

/** The width and the height of a file, in pixels. */
export interface PictureSize {
  readonly width: number | null;
  readonly height: number | null;
}

function attributesOf(tag: string): ReadonlyMap<string, string> {
  return new Map([...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));
}

function withAttributes(html: string, more: (attributes: ReadonlyMap<string, string>) => string): string {
  let pictures = 0;
  return html.replaceAll(PICTURE, (tag, attributes: string) => {
    pictures += 1;
    return pictures > MAX_PICTURES ? tag : `<img${attributes}${more(attributesOf(attributes))} />`;
  });
}

/** The name of the site's own file that a picture shows. */
const nameIn = (attributes: string): string | undefined => fileNameOf(attributesOf(attributes).get('src') ?? '');

/** The names of the site's own files that sanitised HTML shows. */
export function picturesIn(html: string): string[] {
  const names = [...html.matchAll(PICTURE)].map(([, attributes = '']) => nameIn(attributes));
  return [...new Set(names.filter((name) => name !== undefined))];
}

/**
 * Removes pictures from sanitised HTML that are not files of the site: a picture must not call any other address with
 * the visitor's cookies, nor tell another site who reads.
 *
 * @param isKnown whether a picture of this name exists; without it every name of a file passes
 */
export function withOwnPictures(html: string, isKnown: (name: string) => boolean = () => true): string {
  return html.replaceAll(PICTURE, (tag, attributes: string) => {
    const name = nameIn(attributes);
    return name !== undefined && isKnown(name) ? tag : '';
  });
}

/** Adds the size to the pictures of sanitised HTML, so that the page reserves their space. An existing size stays. */
export function withSizes(html: string, sizes: ReadonlyMap<string, PictureSize>): string {
  return withAttributes(html, (attributes) => {
    const { width, height } = sizes.get(fileNameOf(attributes.get('src') ?? '') ?? '') ?? {};
    if (!width || !height || attributes.has('width') || attributes.has('height')) return '';
    return ` width="${width}" height="${height}"`;
  });
}

/** Adds the widths of the API to the site's own pictures in sanitised HTML, and lazy loading to all pictures. */
export function withWidths(html: string): string {
  return withAttributes(html, (attributes) => {
    const src = attributes.get('src') ?? '';
    const late = attributes.has('loading') ? '' : ' loading="lazy"';
    if (fileNameOf(src) === undefined) return late;
    return `${late} srcset="${IMAGE_WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ')}" sizes="${SIZES}"`;
  });
}
