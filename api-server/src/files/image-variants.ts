import { readFile } from 'node:fs/promises';
import { IMAGE_WIDTHS } from 'api-client';
import { MINUTE, type Clock } from '../clock';
import { copyStored, type FileWork } from '../file-processing/file-work';
import type { NarrowTask, VariantFormat } from '../file-processing/pictures/picture-tasks';
import type { FileStore } from './file-store';

const FORMATS = ['avif', 'webp'] as const satisfies readonly VariantFormat[];

/** The best format that a browser accepts, by its `Accept` header; undefined without one. */
export function bestFormat(accept: string | undefined): VariantFormat | undefined {
  const refused = (type: string) => new RegExp(`${type}\\s*;\\s*q=0(?:\\.0*)?(?:,|$)`).test(accept ?? '');
  if (accept?.includes('image/avif') && !refused('image/avif')) return 'avif';
  if (accept?.includes('image/webp') && !refused('image/webp')) return 'webp';
  return undefined;
}

interface Variant {
  readonly name: string;
  readonly width: number;
  readonly format: VariantFormat;
}

const keyOf = ({ name, width, format }: Variant): string => `${name}/${width}.${format}`;
/** A different key from that of the first copy, so that no answer mixes the two. */
const smallKeyOf = ({ name, width, format }: Variant): string => `${name}/${width}.small.${format}`;

/** The pause after the last picture before second copies are made, and how many are made at a time. */
const QUIET = 10 * MINUTE;
const AT_A_TIME = 20;
/** The maximum number of waiting copies; others are added when they are served again. */
const MAX_WAITING = 5_000;

/**
 * Makes narrower copies of stored pictures and stores them separately. The first visitor waits for a copy, so it is
 * made quickly; AVIF is made a second time in a quiet moment: a quarter smaller, for four times the work.
 */
export class ImageVariants {
  private readonly underWay = new Map<string, Promise<void>>();
  /** The copies that this server has served and that can be smaller, by key. */
  private readonly improvable = new Map<string, Variant>();
  private lastMade: number;

  constructor(
    private readonly originals: FileStore,
    readonly store: FileStore,
    private readonly work: FileWork,
    private readonly clock: Clock,
  ) {
    this.lastMade = clock.now().getTime();
  }

  /**
   * The key, in `store`, of a picture at most `width` pixels wide; the first request makes it. A narrower original is
   * not enlarged.
   */
  async get(name: string, width: number, format: VariantFormat): Promise<string> {
    const variant = { name, width, format };
    const [key, smallKey] = [keyOf(variant), smallKeyOf(variant)];
    if (format === 'avif') {
      if (await this.store.stat(smallKey)) return smallKey;
      if (this.improvable.size < MAX_WAITING) this.improvable.set(key, variant);
    }
    if (await this.store.stat(key)) return key;
    const waiting = this.underWay.get(key) ?? this.make(variant, key, 'quick');
    this.underWay.set(key, waiting);
    try {
      await waiting;
    } finally {
      this.underWay.delete(key);
    }
    return key;
  }

  /**
   * Makes smaller copies, if no picture has been made for a while.
   *
   * @param ending aborted when the server ends
   */
  async improve(ending?: AbortSignal): Promise<void> {
    if (this.clock.now().getTime() - this.lastMade < QUIET) return;
    for (const [key, variant] of [...this.improvable].slice(0, AT_A_TIME)) {
      if (ending?.aborted) return;
      this.improvable.delete(key);
      await this.make(variant, smallKeyOf(variant), 'small');
    }
  }

  async delete(name: string): Promise<void> {
    for (const width of IMAGE_WIDTHS) {
      for (const format of FORMATS) {
        const variant = { name, width, format };
        this.improvable.delete(keyOf(variant));
        for (const key of [keyOf(variant), smallKeyOf(variant)]) await this.store.delete(key);
      }
    }
  }

  private make({ name, width, format }: Variant, key: string, effort: NarrowTask['effort']): Promise<void> {
    if (effort === 'quick') this.lastMade = this.clock.now().getTime();
    return this.work.workFiles.with(2, async (source, result) => {
      await copyStored(this.originals, name, source);
      await this.work.make({ kind: 'narrow', source, result, width, format, effort });
      await this.store.put(key, await readFile(result));
    });
  }
}
