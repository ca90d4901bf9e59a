import { UnreadablePdf, type PdfDictionary, type PdfValue } from './pdf-values';
import { pdfObjects } from './pdf-objects';

/** Actions that a PDF may not have at all, whatever starts them. */
const ACTIONS = new Set([
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'RichMediaExecute', 'Movie', 'Sound'],
  // Opening a file of another server hands that server the reader's credentials on some systems.
  ...['GoToR', 'GoToE'],
]);
/** Names that say what an object is, and which of those act or carry files. */
const NAMED: Readonly<Record<string, ReadonlySet<string>>> = {
  S: ACTIONS,
  Type: new Set(['EmbeddedFile']),
  Subtype: new Set(['RichMedia', 'Movie', 'Screen', 'FileAttachment', '3D']),
};
/** Entries that are enough by themselves, where a value follows that can be meant. */
const ENTRIES = new Set(['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA', 'Encrypt']);
const MEANT = new Set<PdfValue['kind']>(['string', 'array', 'dictionary', 'reference']);

/** All that may happen when a document or a page is opened, or the pointer moves. */
const MOVES = new Set(['GoTo', 'Named']);
const NAMED_MOVES = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage']);

/** Objects lead to each other at most this often on the way to an action. */
const MOST_PASSES = 8;

/** A PDF has something that acts. */
class Acts extends Error {
  override readonly name = 'Acts';
}

/** What is known of objects by their number, because others refer to them. */
interface Expected {
  /** Run at opening. */
  readonly run: Set<number>;
  /** Dictionaries of actions that events run. */
  readonly events: Set<number>;
  /** Names that say what another object is. */
  readonly names: Map<number, ReadonlySet<string>>;
}

const dictionaryOf = (value: PdfValue): PdfDictionary | undefined => (value.kind === 'dictionary' ? value : undefined);

const textOf = (value: PdfValue): string | undefined => (value.kind === 'name' ? value.name : undefined);

/** Checks values by the rules and notes which further objects they lead to. */
class Rules {
  readonly next: Expected = { run: new Set(), events: new Set(), names: new Map() };

  /** @throws Acts */
  check(value: PdfValue, isStream: boolean): void {
    if (value.kind === 'array') for (const item of value.items) this.check(item, false);
    if (value.kind !== 'dictionary') return;
    for (const [key, entry] of value.pairs) {
      if (ENTRIES.has(key) && MEANT.has(entry.kind)) throw new Acts(key);
      // A stream whose data lies in another file.
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

  /** What is run at opening: a place in the document, or an action that goes to one. */
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

/** One look at all objects; what they lead to is added to what is expected. */
function pass(bytes: Buffer, expected: Expected): Expected {
  const rules = new Rules();
  for (const { number, value, isStream } of pdfObjects(bytes)) {
    rules.check(value, isStream);
    // An object whose number cannot be told may be any.
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
 * Whether a PDF has anything that acts: a script, a program to start, a form that is sent or filled from outside, media,
 * a file inside the file, an address that is visited at opening; or is encrypted, or cannot be read, so that it cannot be
 * inspected. Links that are followed with a click are no active content.
 */
export function hasActiveContent(bytes: Buffer): boolean {
  let expected: Expected = { run: new Set(), events: new Set(), names: new Map() };
  try {
    for (let passes = 0; passes < MOST_PASSES; passes += 1) {
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
