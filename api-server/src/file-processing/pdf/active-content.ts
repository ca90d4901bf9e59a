import { UnreadablePdf, type PdfDictionary, type PdfValue } from './pdf-values';
import { pdfObjects } from './pdf-objects';

/** Actions that a PDF may not have, however they start. */
const ACTIONS = new Set([
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'RichMediaExecute', 'Movie', 'Sound'],
  // On some systems, opening a file of another server sends that server the reader's credentials.
  ...['GoToR', 'GoToE'],
]);
/** Keys that name the type of an object, and the types that run actions or contain files. */
const NAMED: Readonly<Record<string, ReadonlySet<string>>> = {
  S: ACTIONS,
  Type: new Set(['EmbeddedFile']),
  Subtype: new Set(['RichMedia', 'Movie', 'Screen', 'FileAttachment', '3D']),
};
/** Keys that make a PDF active on their own if they have a value. */
const ENTRIES = new Set(['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA', 'Encrypt']);
const MEANT = new Set<PdfValue['kind']>(['string', 'array', 'dictionary', 'reference']);

/** The only actions allowed when a document or a page is opened, or the pointer moves. */
const MOVES = new Set(['GoTo', 'Named']);
const NAMED_MOVES = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage']);

/** The longest chain of references that is followed to an action. */
const MAX_REFERENCES = 8;

class Acts extends Error {
  override readonly name = 'Acts';
}

/** The kinds of objects, by their number, as other objects refer to them. */
interface Expected {
  readonly run: Set<number>;
  /** Dictionaries of actions that events run. */
  readonly events: Set<number>;
  /** Names of the kind of another object. */
  readonly names: Map<number, ReadonlySet<string>>;
}

const dictionaryOf = (value: PdfValue): PdfDictionary | undefined => (value.kind === 'dictionary' ? value : undefined);

const textOf = (value: PdfValue): string | undefined => (value.kind === 'name' ? value.name : undefined);

/** Checks values by the rules and collects the objects that they refer to. */
class Rules {
  readonly next: Expected = { run: new Set(), events: new Set(), names: new Map() };

  /** @throws Acts */
  check(value: PdfValue, isStream: boolean): void {
    if (value.kind === 'array') for (const item of value.items) this.check(item, false);
    if (value.kind !== 'dictionary') return;
    for (const [key, entry] of value.pairs) {
      if (ENTRIES.has(key) && MEANT.has(entry.kind)) throw new Acts(key);
      // A stream whose data is in another file.
      if (isStream && key === 'F' && MEANT.has(entry.kind)) throw new Acts('F');
      const named = NAMED[key];
      if (named) this.name(entry, named);
      if (key === 'OpenAction') this.run(entry);
      if (key === 'AA') this.events(entry);
      this.check(entry, false);
    }
  }

  name(value: PdfValue, names: ReadonlySet<string>): void {
    if (names.has(textOf(value) ?? '')) throw new Acts(textOf(value));
    if (value.kind === 'reference')
      this.next.names.set(value.number, new Set([...names, ...(this.next.names.get(value.number) ?? [])]));
  }

  /** An action at opening: a place in the document, or an action that goes to one. */
  run(value: PdfValue): void {
    if (value.kind === 'reference') this.next.run.add(value.number);
    if (value.kind === 'array') for (const item of value.items) this.run(item);
    const { pairs = [] } = dictionaryOf(value) ?? {};
    const kinds = pairs.filter(([key]) => key === 'S');
    for (const [, kind] of kinds) if (!MOVES.has(textOf(kind) ?? '')) throw new Acts('opening');
    for (const [key, entry] of kinds.length > 0 ? pairs : []) {
      if (key === 'N' && !NAMED_MOVES.has(textOf(entry) ?? '')) throw new Acts('opening');
      if (key === 'Next') this.run(entry);
    }
  }

  events(value: PdfValue): void {
    if (value.kind === 'reference') this.next.events.add(value.number);
    for (const [, entry] of dictionaryOf(value)?.pairs ?? []) this.run(entry);
  }
}

const isKnown = (known: Expected, { run, events, names }: Expected): boolean =>
  [...run].every((number) => known.run.has(number)) &&
  [...events].every((number) => known.events.has(number)) &&
  [...names.keys()].every((number) => known.names.has(number));

/** Checks all objects once, and adds the objects that they refer to. */
function pass(bytes: Buffer, expected: Expected): Expected {
  const rules = new Rules();
  for (const { number, value, isStream } of pdfObjects(bytes)) {
    rules.check(value, isStream);
    // An object whose number is unknown may be any of them.
    const is = (numbers: ReadonlySet<number>): boolean =>
      number === undefined ? numbers.size > 0 : numbers.has(number);
    if (is(expected.run)) rules.run(value);
    if (is(expected.events)) rules.events(value);
    if (value.kind === 'name' || value.kind === 'reference')
      for (const [at, names] of expected.names) if (number === undefined || number === at) rules.name(value, names);
  }
  const { run, events, names } = rules.next;
  return {
    run: new Set([...expected.run, ...run]),
    events: new Set([...expected.events, ...events]),
    names: new Map([...expected.names, ...names]),
  };
}

/**
 * Whether a PDF has active content: a script, a program to start, a form that is sent or filled from outside, media, an
 * embedded file, an address that is visited at opening. Encrypted and unreadable PDFs count as active, since they
 * cannot be inspected; links that need a click do not.
 */
export function hasActiveContent(bytes: Buffer): boolean {
  let expected: Expected = { run: new Set(), events: new Set(), names: new Map() };
  try {
    for (let passes = 0; passes < MAX_REFERENCES; passes += 1) {
      const next = pass(bytes, expected);
      if (isKnown(expected, next)) return false;
      expected = next;
    }
    return true;
  } catch (error) {
    if (error instanceof Acts || error instanceof UnreadablePdf) return true;
    throw error;
  }
}
