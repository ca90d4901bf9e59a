import { inflateSync } from 'node:zlib';
import { PdfValues, UnreadablePdf, type PdfDictionary, type PdfValue } from './pdf-values';

export interface PdfObject {
  /** Undefined for a trailer, and if the number is not certain. */
  readonly number: number | undefined;
  readonly value: PdfValue;
  readonly isStream: boolean;
}

/** The most bytes to which all object streams of a file may inflate. */
const MAX_INFLATED_BYTES = 50_000_000;

const LOOK_BACK = 40;
const OBJECT_NUMBER = /(?:^|[^\d.])(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*$/;
const IN_FRONT_OF_OBJECT = /[\0\t\n\f\r \d]/;

const valuesOf = ({ pairs }: PdfDictionary, name: string): PdfValue[] =>
  pairs.flatMap(([key, value]) => (key === name ? [value] : []));

const isName = (value: PdfValue, name: string): boolean => value.kind === 'name' && value.name === name;

/** Readers recognize an object stream by these keys, some without looking at its type. */
const isObjectStream = (dictionary: PdfDictionary): boolean =>
  valuesOf(dictionary, 'Type').some((type) => isName(type, 'ObjStm')) ||
  (valuesOf(dictionary, 'N').length > 0 && valuesOf(dictionary, 'First').length > 0);

/** The only filter that programs use for object streams; streams with other filters cannot be inspected. */
function isFlate(dictionary: PdfDictionary): boolean {
  const filters = valuesOf(dictionary, 'Filter');
  if (filters.length === 0) return false;
  const isPlainFlate = filters.every(
    (filter) =>
      isName(filter, 'FlateDecode') ||
      (filter.kind === 'array' &&
        filter.items.length === 1 &&
        filter.items.every((item) => isName(item, 'FlateDecode'))),
  );
  if (!isPlainFlate) throw new UnreadablePdf('objects packed in an unusual way');
  return true;
}

function unpacked(dictionary: PdfDictionary, data: Buffer, most: number): Buffer {
  if (valuesOf(dictionary, 'DecodeParms').some(({ kind }) => kind !== 'word'))
    throw new UnreadablePdf('objects packed with parameters');
  // Without a filter the objects are plain text; reading past the stream does no harm.
  if (!isFlate(dictionary)) return data;
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    throw new UnreadablePdf('objects that cannot be inflated', { cause: error });
  }
}

/** The header of an object stream: the numbers and offsets of its objects. */
function headerOf(text: string, first: number): { readonly number: number; readonly start: number }[] {
  const figures =
    text
      .slice(0, first)
      .replaceAll(/%[^\r\n]*/g, ' ')
      .match(/\d+/g) ?? [];
  return Array.from({ length: Math.floor(figures.length / 2) }, (_, at) => ({
    number: Number(figures[at * 2]),
    start: first + Number(figures[at * 2 + 1]),
  }));
}

/**
 * The objects in an object stream, found in both ways that readers use: one after another, and at the offsets in the
 * header.
 */
function* packedObjects(dictionary: PdfDictionary, content: Buffer, isBounded: boolean): Generator<PdfObject> {
  const firsts = valuesOf(dictionary, 'First').map((value) => (value.kind === 'number' ? value.value : NaN));
  const [first = NaN] = firsts;
  if (!Number.isInteger(first) || first < 0 || firsts.some((other) => other !== first))
    throw new UnreadablePdf('an object stream without a beginning');
  const text = content.toString('latin1');
  const header = headerOf(text, first);
  const values = new PdfValues(text);
  values.place = first;
  for (let at = 0; isBounded || at < header.length; at += 1) {
    const value = values.read();
    if (!value) break;
    yield { number: header[at]?.number, value, isStream: false };
  }
  for (const { number, start } of header) {
    values.place = Math.min(start, text.length);
    const value = values.read();
    if (value) yield { number, value, isStream: false };
  }
}

/**
 * Every object of a PDF that any reader could find: after each `obj` or `trailer`, also inside the data of streams and
 * in parts that later ones replace, and in object streams. A reader uses a table of offsets, which may name any of
 * them.
 *
 * @throws UnreadablePdf when an object cannot be read, since it could do anything
 */
export function* pdfObjects(bytes: Buffer): Generator<PdfObject> {
  const text = bytes.toString('latin1');
  const values = new PdfValues(text);
  let left = MAX_INFLATED_BYTES;
  const words = /(?<!end)obj|trailer/g;
  for (const { index, 0: word } of text.matchAll(words)) {
    if (word === 'obj' && !IN_FRONT_OF_OBJECT.test(text[index - 1] ?? '')) continue;
    values.place = index + word.length;
    const value = values.read();
    if (!value) continue;
    const digits = OBJECT_NUMBER.exec(text.slice(Math.max(0, index - LOOK_BACK), index))?.[1];
    const number = word === 'obj' && digits !== undefined ? Number(digits) : undefined;
    values.skipGap();
    const isStream = value.kind === 'dictionary' && values.takes('stream');
    yield { number, value, isStream };
    if (!isStream || !isObjectStream(value)) continue;
    const gap = /^ *(?:\r\n|\n|\r)?/.exec(text.slice(values.place, values.place + 20))?.[0].length ?? 0;
    const content = unpacked(value, bytes.subarray(values.place + gap), left);
    const packed = isFlate(value);
    if (packed) left -= content.length;
    yield* packedObjects(value, content, packed);
  }
}
