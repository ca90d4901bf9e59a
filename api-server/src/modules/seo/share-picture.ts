import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { copyStored } from '../../file-processing/file-work';
import type { Services } from '../../services';
import { breakLines, hasGlyphsFor, outline } from './text-outline';
import type { ShareSubject } from './share-subject';

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

interface StoredPicture {
  readonly name: string;
  readonly focus: { readonly x: number; readonly y: number };
}

const underWay = new Map<string, Promise<void>>();

const MARGIN = 72;
const TEXT_WIDTH = 760;
const GROUND = '#0f3d4c';
const INK = '#0e1b24';
const PAPER = '#fbfaf7';
const AMBER = '#f2a33a';
const TEAL = '#4fb5b2';
const FILE = /\/api\/v1\/files\/([a-z0-9][a-z0-9.-]{0,119})(?:#([\d.]+),([\d.]+))?$/;

/** A stored picture with its focal point, in percent of its width and height. Undefined for any other address. */
async function storedPicture({ files }: Services, address: string): Promise<StoredPicture | undefined> {
  const [, name, x, y] = FILE.exec(address) ?? [];
  if (name === undefined || (await files.stat(name)) === undefined) return undefined;
  return { name, focus: { x: Number(x ?? 50), y: Number(y ?? 50) } };
}

/** A line of text at a place, outlined with the fonts that come with the server. */
function lettered(text: string, size: number, x: number, y: number, colour: string): string {
  return `<path transform="translate(${x} ${y})" fill="${colour}" d="${outline(text, size).path}"/>`;
}

/**
 * The SVG with the text over the picture. A title in a script that the fonts lack is left out: fonts of the
 * machine would differ everywhere, or be missing.
 */
function drawing({ title, label }: ShareSubject, site: string): string {
  const drawn = hasGlyphsFor(title) ? title : '';
  const size = drawn.length > 60 ? 54 : 66;
  const lines = breakLines(drawn, size, TEXT_WIDTH, 4);
  const bottom = SHARE_HEIGHT - MARGIN - 66;
  // Signs above and below the letters need more space.
  const leading = size * (/\p{M}/u.test(drawn) ? 1.3 : 1.14);
  const first = bottom - (lines.length - 1) * leading;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
    <defs><linearGradient id="haze" x1="0" x2="1" y1="0.1" y2="0">
      <stop offset="0.1" stop-color="${INK}" stop-opacity="0.94"/><stop offset="0.6" stop-color="${INK}" stop-opacity="0.72"/><stop offset="1" stop-color="${INK}" stop-opacity="0.12"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#haze)"/>
    <g fill="none" stroke-width="4.6" transform="translate(${MARGIN - 8} 56) scale(1.75)">
      <path stroke="${AMBER}" d="M28 4v13c0 9 3 16 9 16"/><path stroke="${TEAL}" d="M17 4v9c0 12 5 20 16 20"/><path stroke="${PAPER}" d="M6 4v9c0 12 8 20 20 20h11"/>
    </g>
    ${hasGlyphsFor(site) ? lettered(site, 30, 156, 102, PAPER) : ''}
    ${hasGlyphsFor(label) ? lettered(label.toUpperCase(), 24, MARGIN, first - leading + size * 0.04, AMBER) : ''}
    ${lines.map((line, index) => lettered(line, size, MARGIN, first + index * leading, PAPER)).join('')}
    <rect x="${MARGIN}" y="${SHARE_HEIGHT - MARGIN - 8}" width="96" height="6" fill="${AMBER}"/>
  </svg>`;
}

async function make(services: Services, subject: ShareSubject, site: string, key: string): Promise<void> {
  const { files, fileWork, variants } = services;
  const own = await storedPicture(services, subject.shareImage);
  const picture = own ?? (await storedPicture(services, subject.image));
  await fileWork.workFiles.with(2, async (source, result) => {
    if (picture) await copyStored(files, picture.name, source);
    await fileWork.make({
      kind: 'share',
      source: picture && { file: source, focus: picture.focus },
      result,
      drawing: own ? undefined : drawing(subject, site),
      ...{ width: SHARE_WIDTH, height: SHARE_HEIGHT, ground: GROUND, ink: INK },
    });
    await variants.store.put(key, await readFile(result));
  });
}

/**
 * The picture of shared links to a page, 1200 by 630: the editors' own picture for them, or the page's picture under
 * its title. The first request makes it, and it is cached until its subject changes.
 *
 * @returns the bytes of a JPEG
 */
export async function sharePicture(services: Services, subject: ShareSubject, site: string): Promise<Buffer> {
  const { store } = services.variants;
  const key = `share/${subject.key}.jpg`;
  if (!(await store.stat(key))) {
    const waiting = underWay.get(key) ?? make(services, subject, site, key);
    underWay.set(key, waiting);
    try {
      await waiting;
    } finally {
      underWay.delete(key);
    }
  }
  return buffer(await store.read(key));
}
