import { Tokenizer } from 'htmlparser2';

type Callbacks = ConstructorParameters<typeof Tokenizer>[1];

/** Deeper than any article. Deeper elements lose their tags and keep their text. */
const MAX_DEPTH = 100;
/** More than any element has; further ones are left out. */
const MAX_ATTRIBUTES = 50;

/** The number of open elements of a parser; 0 if it does not expose them. */
function openIn(parser: Callbacks): number {
  return 'stack' in parser && Array.isArray(parser.stack) ? parser.stack.length : 0;
}

/**
 * Callbacks that bound the parser's work, which grows with the open elements for each tag and by a constant for each
 * text: tags beyond a depth are left out, and consecutive texts are merged.
 */
function bounded(parser: Callbacks): Callbacks {
  let isLeftOut = false;
  let attributes = 0;
  let from = 0;
  let to = 0;
  const flushText = (): void => {
    if (to > from) parser.ontext(from, to);
    from = to = 0;
  };
  const isTaken = (): boolean => !isLeftOut && attributes <= MAX_ATTRIBUTES;
  return {
    ontext: (start, end) => {
      if (start !== to) flushText();
      if (to === from) from = start;
      to = end;
    },
    ontextentity: (codepoint, end) => {
      flushText();
      parser.ontextentity(codepoint, end);
    },
    onopentagname: (start, end) => {
      flushText();
      attributes = 0;
      isLeftOut = openIn(parser) >= MAX_DEPTH;
      if (!isLeftOut) parser.onopentagname(start, end);
    },
    onattribname: (start, end) => {
      attributes += 1;
      if (isTaken()) parser.onattribname(start, end);
    },
    onattribdata: (start, end) => void (isTaken() && parser.onattribdata(start, end)),
    onattribentity: (codepoint) => void (isTaken() && parser.onattribentity(codepoint)),
    onattribend: (quote, end) => void (isTaken() && parser.onattribend(quote, end)),
    onopentagend: (end) => {
      if (!isLeftOut) parser.onopentagend(end);
      isLeftOut = false;
    },
    onselfclosingtag: (end) => {
      if (!isLeftOut) parser.onselfclosingtag(end);
      isLeftOut = false;
    },
    onclosetag: (start, end) => {
      flushText();
      parser.onclosetag(start, end);
    },
    oncomment: (start, end, offset) => {
      flushText();
      parser.oncomment(start, end, offset);
    },
    oncdata: (start, end, offset) => {
      flushText();
      parser.oncdata(start, end, offset);
    },
    ondeclaration: (start, end) => {
      flushText();
      parser.ondeclaration(start, end);
    },
    onprocessinginstruction: (start, end) => {
      flushText();
      parser.onprocessinginstruction(start, end);
    },
    onend: () => {
      flushText();
      parser.onend();
    },
  };
}

/** The tokenizer of the HTML parser for untrusted texts: parsing takes time in proportion to their length. */
export class BoundedTokenizer extends Tokenizer {
  constructor(options: ConstructorParameters<typeof Tokenizer>[0], parser: Callbacks) {
    super(options, bounded(parser));
  }
}
