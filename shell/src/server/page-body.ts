import pLimit from 'p-limit';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The theme that a visitor has chosen; who has chosen none gets what the system says. */
export type ChosenTheme = 'light' | 'dark' | undefined;

/** How a body can be sent, the best first. */
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

/** While somebody waits: a few milliseconds for a tenth more bytes. */
const QUICK = 5;
const BEST = constants.BROTLI_MAX_QUALITY;

/** The best takes a tenth of a second of a processor, so one page has it at a time. */
const oneAtATime = pLimit(1);

/** Where the theme that a visitor has chosen is written. */
const ROOT_ELEMENT = '<html lang="en"';

/** The body of a page in every form that it is sent in; each is made once, when somebody first needs it. */
export class PageBody {
  private readonly bytes: Buffer;
  /** What the body is told from others by. */
  readonly hash: string;
  private readonly forms = new Map<string, Buffer | Promise<Buffer>>();
  private isBest = false;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
    this.hash = createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22);
  }

  /** The body as text, in no theme. */
  get text(): string {
    return this.bytes.toString();
  }

  /** In bytes, as it is. */
  get size(): number {
    return this.bytes.length;
  }

  get isEmpty(): boolean {
    return this.size === 0;
  }

  /** The body for a visitor; at once where it was made before. */
  as(encoding: Encoding | undefined, theme: ChosenTheme): Buffer | Promise<Buffer> {
    if (!encoding && !theme) return this.bytes;
    const form = `${encoding ?? ''} ${theme ?? ''}`;
    const known = this.forms.get(form);
    if (known) return known;
    const made = this.make(form, encoding, theme);
    if (this.isBest && theme && encoding === 'br') this.improve(theme);
    return made;
  }

  /** Has the smallest form made behind the visitors' backs, for a body that will be sent many times. */
  makeBest(): void {
    if (this.isBest || this.isEmpty) return;
    this.isBest = true;
    this.improve(undefined);
  }

  private improve(theme: ChosenTheme): void {
    // What has been sent until then stays right: it says the same.
    const keep = (bytes: Buffer): void => void this.forms.set(`br ${theme ?? ''}`, bytes);
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
    const end = this.bytes.indexOf(ROOT_ELEMENT) + ROOT_ELEMENT.length;
    if (!theme || end < ROOT_ELEMENT.length) return this.bytes;
    return Buffer.concat([
      this.bytes.subarray(0, end),
      Buffer.from(` data-theme="${theme}"`),
      this.bytes.subarray(end),
    ]);
  }
}
