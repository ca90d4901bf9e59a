import { readFile } from 'node:fs/promises';
import { IMAGE_WIDTHS } from 'api-client';
import { copyStored, type FileWork } from '../file-processing/file-work';
import type { VariantFormat } from '../file-processing/pictures/picture-tasks';
import type { FileStore } from './file-store';

const FORMATS = ['avif', 'webp'] as const satisfies readonly VariantFormat[];

/** The best format that a browser accepts, by its `Accept` header; undefined without one. */
export function bestFormat(accept: string | undefined): VariantFormat | undefined {
  const refused = (type: string) => new RegExp(`${type}\\s*;\\s*q=0(?:\\.0*)?(?:,|$)`).test(accept ?? '');
  if (accept?.includes('image/avif') && !refused('image/avif')) return 'avif';
  if (accept?.includes('image/webp') && !refused('image/webp')) return 'webp';
  return undefined;
}

/** Makes narrower copies of stored pictures and stores them separately. */
export class ImageVariants {
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly originals: FileStore,
    readonly store: FileStore,
    private readonly work: FileWork,
  ) {}

  /**
   * The key, in `store`, of a picture at most `width` pixels wide; the first request makes it. A narrower original is
   * not enlarged.
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

  async delete(name: string): Promise<void> {
    for (const width of IMAGE_WIDTHS) {
      for (const format of FORMATS) await this.store.delete(`${name}/${width}.${format}`);
    }
  }

  private make(name: string, key: string, width: number, format: VariantFormat): Promise<void> {
    return this.work.workFiles.with(2, async (source, result) => {
      await copyStored(this.originals, name, source);
      await this.work.make({ kind: 'narrow', source, result, width, format });
      await this.store.put(key, await readFile(result));
    });
  }
}
