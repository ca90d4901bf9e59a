import { ApiFailure } from '../../errors/failures';

/** Deeper than any row of the contract. */
const MAX_DEPTH = 20;
/** The longest complete value, in characters: the text of an article has half a million. */
const MAX_VALUE_LENGTH = 2_000_000;

const SPACE = new Set([' ', '\t', '\n', '\r']);
const ENDS_VALUE = new Set([',', ']', '}', ...SPACE]);
const HIGH_SURROGATE = /[\ud800-\udbff]$/;

export const notJson = (): ApiFailure => new ApiFailure(400, 'The body is not valid JSON');

/** Parses a JSON text while it arrives. Its lists and texts may be longer than the buffer. */
export class JsonStream {
  /** The received text; the unread part begins at `at`. */
  private text = '';
  private at = 0;

  constructor(
    private readonly source: AsyncIterator<string>,
    private readonly parse: (text: string) => unknown,
  ) {}

  private async readOn(): Promise<boolean> {
    const next = await this.source.next();
    if (next.done === true) return false;
    this.text = this.text.slice(this.at) + next.value;
    this.at = 0;
    return true;
  }

  /** The next character that is not white space, without taking it; empty at the end. */
  async peek(): Promise<string> {
    for (;;) {
      for (; this.at < this.text.length; this.at += 1) {
        const character = this.text.charAt(this.at);
        if (!SPACE.has(character)) return character;
      }
      if (!(await this.readOn())) return '';
    }
  }

  async take(character: string): Promise<boolean> {
    if ((await this.peek()) !== character) return false;
    this.at += 1;
    return true;
  }

  /** @throws 400 when the next character is another one */
  async expect(character: string): Promise<void> {
    if (!(await this.take(character))) throw notJson();
  }

  /**
   * Whether a value of a list or of an object is followed by another one; takes the character between or after them.
   */
  async hasNext(end: ']' | '}'): Promise<boolean> {
    if (await this.take(',')) return true;
    await this.expect(end);
    return false;
  }

  /**
   * The next complete value.
   * @throws 400 for invalid or too deeply nested JSON, 413 for a too long value
   */
  async value(): Promise<unknown> {
    await this.peek();
    let length = 0;
    let depth = 0;
    let isText = false;
    for (;;) {
      if (length > MAX_VALUE_LENGTH) throw new ApiFailure(413, 'A row is too long');
      while (this.at + length >= this.text.length) if (!(await this.readOn())) return this.taken(length);
      const character = this.text.charAt(this.at + length);
      if (isText) {
        if (character === '\\') length += 1;
        isText = character !== '"';
        if (!isText && depth === 0) return this.taken(length + 1);
      } else if (character === '"') isText = true;
      else if (character === '[' || character === '{') {
        depth += 1;
        if (depth > MAX_DEPTH) throw new ApiFailure(400, 'The body is nested too deeply');
      } else if (depth === 0 && ENDS_VALUE.has(character)) break;
      else if (character === ']' || character === '}') {
        depth -= 1;
        if (depth === 0) return this.taken(length + 1);
      }
      length += 1;
    }
    return this.taken(length);
  }

  /** Takes a text in parts, as they arrive; none ends within a character. */
  async *string(): AsyncGenerator<string> {
    await this.expect('"');
    let half = '';
    for (let isOver = false; !isOver;) {
      const { length, hasEnded } = this.readablePart();
      const part = half + this.decode(this.text.slice(this.at, this.at + length));
      half = HIGH_SURROGATE.exec(part)?.[0] ?? '';
      this.at += length + (hasEnded ? 1 : 0);
      isOver = hasEnded;
      yield isOver ? part : part.slice(0, part.length - half.length);
      if (!isOver && !(await this.readOn())) throw notJson();
    }
  }

  /** The received length of a text up to its end, or up to an incomplete escape. */
  private readablePart(): { length: number; hasEnded: boolean } {
    const special = /["\\]/g;
    special.lastIndex = this.at;
    for (let found = special.exec(this.text); found; found = special.exec(this.text)) {
      const length = found.index - this.at;
      if (found[0] === '"') return { length, hasEnded: true };
      const end = found.index + (this.text.charAt(found.index + 1) === 'u' ? 6 : 2);
      if (end > this.text.length) return { length, hasEnded: false };
      special.lastIndex = end;
    }
    return { length: this.text.length - this.at, hasEnded: false };
  }

  private decode(written: string): string {
    return String(this.parsed(`"${written}"`));
  }

  private taken(length: number): unknown {
    const text = this.text.slice(this.at, this.at + length);
    this.at += length;
    return this.parsed(text);
  }

  private parsed(text: string): unknown {
    try {
      return this.parse(text);
    } catch {
      // The message of a parser quotes the input.
      throw notJson();
    }
  }
}
