import { buffer } from 'node:stream/consumers';
import { IMAGE_WIDTHS } from 'api-client';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import type { FileStore } from './file-store';

const FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof FORMATS)[number];

/** Pictures made at the same time. Each uses one thread; more would starve the requests beside them. */
const AT_ONCE = 2;
const MAX_PIXELS = 50_000_000;

sharp.concurrency(1);
// The results are on disk; memory is better spent elsewhere.
sharp.cache(false);

/** The best format a browser takes, by its `Accept` header; undefined when it takes neither. */
export function bestFormat(accept: string | undefined): VariantFormat | undefined {
  const refused = (type: string) => new RegExp(`${type}\\s*;\\s*q=0(?:\\.0*)?(?:,|$)`).test(accept ?? '');
  if (accept?.includes('image/avif') && !refused('image/avif')) return 'avif';
  if (accept?.includes('image/webp') && !refused('image/webp')) return 'webp';
  return undefined;
}

function encode(image: Sharp, format: VariantFormat): Sharp {
  // Low effort: a visitor waits for the first one.
  return format === 'avif' ? image.avif({ quality: 55, effort: 1 }) : image.webp({ quality: 78, effort: 2 });
}

/** Makes narrower copies of stored pictures and keeps them in a store of their own. */
export class ImageVariants {
  private readonly inTurn = pLimit(AT_ONCE);
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly originals: FileStore,
    readonly store: FileStore,
  ) {}

  /**
   * The key, in `store`, of a picture at most `width` pixels wide; it is made at the first request.
   * A narrower original is not enlarged.
   */
  async get(name: string, width: number, format: VariantFormat): Promise<string> {
    const key = `${name}/${width}.${format}`;
    if (await this.store.stat(key)) return key;
    const waiting = this.underWay.get(key) ?? this.make(name, key, width, format);
    this.underWay.set(key, waiting);
    try {
      await waiting;
    } finally {
      this.underWay.delete(key);
    }
    return key;
  }

  /** Deletes every narrower copy of a picture. */
  async delete(name: string): Promise<void> {
    for (const width of IMAGE_WIDTHS) {
      for (const format of FORMATS) await this.store.delete(`${name}/${width}.${format}`);
    }
  }

  private make(name: string, key: string, width: number, format: VariantFormat): Promise<void> {
    return this.inTurn(async () => {
      const bytes = await buffer(await this.originals.read(name));
      const image = sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate().resize({ width, withoutEnlargement: true });
      await this.store.put(key, await encode(image, format).toBuffer());
    });
  }
}
