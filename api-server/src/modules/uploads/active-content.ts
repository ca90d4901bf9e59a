/** Names whose value says what a document does by itself, and which value that is. */
const ACTIVE: Readonly<Record<string, RegExp | 'object'>> = {
  S: /\/(?:JavaScript|Launch|ImportData|RichMediaExecute)\b/y,
  Type: /\/EmbeddedFile\b/y,
  Subtype: /\/RichMedia\b/y,
  JS: /[(<]/y,
  JavaScript: 'object',
  EmbeddedFiles: 'object',
  EF: 'object',
  // What cannot be read cannot be checked.
  Encrypt: 'object',
};

const NAME = new RegExp(`/(${Object.keys(ACTIVE).join('|')})(?![A-Za-z0-9])`, 'g');
const WHITE_SPACE = /[\0\t\n\f\r ]*/y;
const REST_OF_LINE = /[^\r\n]*/y;
const NUMBER = /\d{1,10}(?!\d)/y;
const DICTIONARY = /<</y;
const REFERENCE = /R(?![A-Za-z0-9])/y;
/** More comments in a row than any program writes. */
const MOST_COMMENTS = 100;

/** Reads tokens of a text from the left to the right, in time linear in its length. */
class Tokens {
  private lineEnd = -1;

  constructor(private readonly text: string) {}

  /** Where a token ends that stands at a place; -1 when it does not stand there. */
  end(token: RegExp, place: number): number {
    token.lastIndex = place;
    return token.test(this.text) ? token.lastIndex : -1;
  }

  /** The place after white space and comments; -1 when there are too many of them to be meant. */
  afterGap(place: number): number {
    let at = this.end(WHITE_SPACE, place);
    for (let comments = 0; this.text[at] === '%'; comments += 1) {
      if (comments === MOST_COMMENTS) return -1;
      if (this.lineEnd < at) this.lineEnd = this.end(REST_OF_LINE, at);
      at = this.end(WHITE_SPACE, this.lineEnd);
    }
    return at;
  }

  /** Whether a dictionary stands at a place, or the number of one that stands elsewhere. */
  isObject(place: number): boolean {
    if (this.end(DICTIONARY, place) !== -1) return true;
    return this.isReference(place);
  }

  isReference(place: number): boolean {
    let at = place;
    for (let part = 0; part < 2; part += 1) {
      const end = this.end(NUMBER, at);
      if (end === -1) return false;
      at = this.afterGap(end);
      if (at === -1) return true;
    }
    return this.end(REFERENCE, at) !== -1;
  }
}

/** Names with their letters written out: `/J#61vaScript` is `/JavaScript`. */
const plainNames = (text: string): string =>
  text.includes('#')
    ? text.replaceAll(/#([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;

/**
 * Whether a part of a PDF says that something happens by itself when it is opened (a script, a program, a form that is
 * sent), that it carries other files, or that it is encrypted. It is told from such words in a text by what follows.
 */
export function isActive(part: string): boolean {
  const text = plainNames(part);
  const tokens = new Tokens(text);
  for (const found of text.matchAll(NAME)) {
    const [whole, name = ''] = found;
    const value = ACTIVE[name];
    const place = tokens.afterGap(found.index + whole.length);
    if (place === -1) return true;
    if (value === 'object' ? tokens.isObject(place) : value && tokens.end(value, place) !== -1) return true;
    if (name === 'JS' && tokens.isReference(place)) return true;
  }
  return false;
}
