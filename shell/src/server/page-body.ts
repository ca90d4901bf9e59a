import pLimit from 'p-limit';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';

/** The theme that a visitor has chosen; without a choice, the system decides. */
export type ChosenTheme = 'light' | 'dark' | undefined;

/** The encodings of a body, in order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  asBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** The Brotli quality while a visitor waits: a few milliseconds for ten percent more bytes. */
const QUICK = 5;
const BEST = constants.BROTLI_MAX_QUALITY;

/** The best quality takes a tenth of a second of processor time, so only one page is compressed at a time. */
const oneAtATime = pLimit(1);

/** The element that gets the visitor's chosen theme. */
const ROOT_ELEMENT = '<html lang="';

/** The variant for visitors without a chosen theme. */
const BROTLI = 'br ';

/** The body of a page in each encoding and theme; each variant is created once, on first use. */
export class PageBody {
  /** Uncompressed; undefined once the smallest variant exists, of which it is made again. */
  private plain: Buffer | undefined;
  /** In bytes, uncompressed. */
  readonly size: number;
  /** Identifies the body. */
  readonly hash: string;
  private readonly forms = new Map<string, Buffer | Promise<Buffer>>();
  private isBest = false;
  /** The themes whose Brotli variant is the smallest one. */
  private readonly improved = new Set<ChosenTheme>();

  constructor(text: string) {
    this.plain = Buffer.from(text);
    this.size = this.plain.length;
    this.hash = createHash('sha256').update(this.plain).digest('base64url').slice(0, 22);
  }

  /** The body as text, without a theme. */
  get text(): string {
    return this.bytes.toString();
  }

  private get bytes(): Buffer {
    return this.plain ?? brotliDecompressSync(this.forms.get(BROTLI) as Buffer);
  }

  get isEmpty(): boolean {
    return this.size === 0;
  }

  /** The body for a visitor; synchronous if the variant already exists. */
  as(encoding: Encoding | undefined, theme: ChosenTheme): Buffer | Promise<Buffer> {
    if (!encoding && !theme) return this.bytes;
    const form = `${encoding ?? ''} ${theme ?? ''}`;
    const known = this.forms.get(form);
    if (known) return known;
    const made = this.make(form, encoding, theme);
    if (this.isBest && theme && encoding === 'br') this.improve(theme);
    return made;
  }

  /** Whether a smaller variant will replace this one: shared caches must not keep it. */
  isTemporary(encoding: Encoding | undefined, theme: ChosenTheme): boolean {
    return this.isBest && encoding === 'br' && !this.improved.has(theme);
  }

  /** Creates the smallest variant in the background, for a body that will be sent many times. */
  makeBest(): void {
    if (this.isBest || this.isEmpty) return;
    this.isBest = true;
    this.improve(undefined);
  }

  private improve(theme: ChosenTheme): void {
    // Variants sent until then stay valid: they have the same content.
    const keep = (bytes: Buffer): void => {
      this.forms.set(`br ${theme ?? ''}`, bytes);
      this.improved.add(theme);
      // A cached page then takes an eighth of the memory.
      if (!theme) this.plain = undefined;
    };
    void oneAtATime(() => brotli(this.inTheme(theme), BEST)).then(keep, () => undefined);
  }

  private make(form: string, encoding: Encoding | undefined, theme: ChosenTheme): Promise<Buffer> {
    const making = this.encode(this.inTheme(theme), encoding);
    this.forms.set(form, making);
    const keep = (bytes: Buffer): void => void (this.forms.get(form) === making && this.forms.set(form, bytes));
    making.then(keep, () => this.forms.delete(form));
    return making;
  }

  private async encode(plain: Buffer, encoding: Encoding | undefined): Promise<Buffer> {
    if (encoding === 'br') return brotli(plain, QUICK);
    return encoding === 'gzip' ? asGzip(plain) : plain;
  }

  private inTheme(theme: ChosenTheme): Buffer {
    const start = this.bytes.indexOf(ROOT_ELEMENT);
    if (!theme || start < 0) return this.bytes;
    const end = this.bytes.indexOf('"', start + ROOT_ELEMENT.length) + 1;
    return Buffer.concat([
      this.bytes.subarray(0, end),
      Buffer.from(` data-theme="${theme}"`),
      this.bytes.subarray(end),
    ]);
  }
}
