/** A value of a PDF, reduced to the data that the rules about active content need. */
export type PdfValue =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'reference'; readonly number: number }
  | { readonly kind: 'array'; readonly items: readonly PdfValue[] }
  | PdfDictionary
  | { readonly kind: 'string' }
  | { readonly kind: 'word'; readonly word: string };

/**
 * A dictionary as pairs of every name in it and the value after it. Readers disagree about repeated names and
 * misaligned pairs; the pairs include each of their readings.
 */
export interface PdfDictionary {
  readonly kind: 'dictionary';
  readonly pairs: readonly (readonly [name: string, value: PdfValue])[];
}

/** A part of a PDF breaks the grammar, is nested too deeply or would take too much work. */
export class UnreadablePdf extends Error {
  override readonly name = 'UnreadablePdf';
}

/** The deepest nesting of values; programs that write PDFs need a tenth of it. */
const MAX_DEPTH = 100;
/** The most values in one object; a list of 100,000 pages has a fifth of it. */
const MAX_VALUES = 500_000;

const WHITE_SPACE = /[\0\t\n\f\r ]*/y;
const REST_OF_LINE = /[^\r\n]*/y;
const REGULAR = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const GENERATION = /^\d{1,10}$/;
const HEX_STRING = /<[^>]*>/y;
const STRING_PART = /[^()\\]*/y;

/** Words that end an object; inside a value they mean that its end is missing. */
const ENDS = new Set(['obj', 'endobj', 'stream', 'endstream', 'xref', 'trailer', 'startxref']);

/** A name with its escapes decoded: `/J#61vaScript` is `JavaScript`. */
const decoded = (name: string): string =>
  name.includes('#')
    ? name.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : name;

/** Reads the values in a text. Reading the same part repeatedly costs work, which is bounded. */
export class PdfValues {
  /** The offset of the next value. */
  place = 0;
  private work: number;
  private values = 0;

  /** @param text one character for each byte */
  constructor(readonly text: string) {
    // Each offset is read once or twice; a file that needs more is refused.
    this.work = text.length * 20 + 1_000_000;
  }

  /** Moves to the next character that is neither white space nor in a comment. */
  skipGap(): void {
    this.advance(WHITE_SPACE);
    while (this.text[this.place] === '%') {
      this.advance(REST_OF_LINE);
      this.advance(WHITE_SPACE);
    }
  }

  /** Whether a keyword is at the offset, which moves behind it then. */
  takes(keyword: string): boolean {
    if (!this.text.startsWith(keyword, this.place)) return false;
    this.place += keyword.length;
    return true;
  }

  /**
   * Reads the value at the offset, after white space and comments.
   *
   * @returns undefined at the end of the text
   * @throws UnreadablePdf
   */
  read(depth = 0): PdfValue | undefined {
    if (depth > MAX_DEPTH) throw new UnreadablePdf('nested too deeply');
    this.values = depth === 0 ? 0 : this.values + 1;
    if (this.values > MAX_VALUES) throw new UnreadablePdf('too many values');
    this.skipGap();
    const { text, place } = this;
    const character = text[place];
    if (character === undefined) return undefined;
    if (character === '/') return this.name();
    if (character === '(') return this.string();
    if (character === '[') return this.array(depth);
    if (text.startsWith('<<', place)) return this.dictionary(depth);
    if (character === '<') return this.hexString();
    return this.word();
  }

  private advance(token: RegExp): void {
    token.lastIndex = this.place;
    token.exec(this.text);
    const end = Math.max(this.place, token.lastIndex);
    this.spend(end - this.place);
    this.place = end;
  }

  private spend(characters: number): void {
    this.work -= characters + 1;
    if (this.work < 0) throw new UnreadablePdf('read again and again');
  }

  private name(): PdfValue {
    this.place += 1;
    return { kind: 'name', name: decoded(this.regular()) };
  }

  private regular(): string {
    const start = this.place;
    this.advance(REGULAR);
    return this.text.slice(start, this.place);
  }

  private word(): PdfValue {
    const word = this.regular();
    // A closing mark without an opening one.
    if (word === '') this.place += 1;
    if (!NUMBER.test(word)) return { kind: 'word', word };
    const behind = this.place;
    this.skipGap();
    const isGeneration = GENERATION.test(this.regular());
    this.skipGap();
    if (isGeneration && this.regular() === 'R') return { kind: 'reference', number: Number(word) };
    this.place = behind;
    return { kind: 'number', value: Number(word) };
  }

  private hexString(): PdfValue {
    const start = this.place;
    this.advance(HEX_STRING);
    if (this.place === start) throw new UnreadablePdf('a string without an end');
    return { kind: 'string' };
  }

  private string(): PdfValue {
    let depth = 0;
    do {
      const character = this.text[this.place];
      if (character === undefined) throw new UnreadablePdf('a string without an end');
      if (character === '(') depth += 1;
      if (character === ')') depth -= 1;
      this.place += character === '\\' ? 2 : 1;
      if (depth > 0) this.advance(STRING_PART);
    } while (depth > 0);
    return { kind: 'string' };
  }

  private until(close: string, depth: number): PdfValue[] {
    const items: PdfValue[] = [];
    for (;;) {
      this.skipGap();
      if (this.takes(close)) return items;
      const item = this.read(depth + 1);
      if (!item || (item.kind === 'word' && ENDS.has(item.word))) throw new UnreadablePdf(`no ${close}`);
      items.push(item);
    }
  }

  private array(depth: number): PdfValue {
    this.place += 1;
    return { kind: 'array', items: this.until(']', depth) };
  }

  private dictionary(depth: number): PdfDictionary {
    this.place += 2;
    const items = this.until('>>', depth);
    const pairs = items.flatMap((item, at) => {
      const value = items[at + 1];
      return item.kind === 'name' && value ? [[item.name, value] as const] : [];
    });
    return { kind: 'dictionary', pairs };
  }
}
