import { extname } from 'node:path';
import { inflateSync } from 'node:zlib';
import { isActive } from './active-content';

const HEADER = /^%PDF-[12]\.\d/;
/** Where the table of objects stands; readers rebuild it from the trailer's objects when it is not said. */
const TABLE = /(?:\bxref\b|\/XRef\b)/;

/** Objects may stand compressed in a stream; together they are inflated to at most this, in bytes. */
const MOST_INFLATED = 50_000_000;
/** The longest dictionary before such a stream, in bytes. */
const LONGEST_HEAD = 1_000;

/** Whether the objects that stand compressed in a file are without harm too, as far as they can be read. */
function areObjectStreamsHarmless(bytes: Buffer, text: string): boolean {
  let left = MOST_INFLATED;
  let word = 0;
  for (let name = text.indexOf('/ObjStm'); name !== -1; name = text.indexOf('/ObjStm', name + 1)) {
    if (word < name) word = text.indexOf('stream', name);
    if (word === -1) return true;
    if (word - name > LONGEST_HEAD) continue;
    const start = word + (text.startsWith('\r\n', word + 6) ? 8 : 7);
    const end = text.indexOf('endstream', start);
    if (end === -1) return false;
    name = end;
    try {
      const inflated = inflateSync(bytes.subarray(start, end), { maxOutputLength: left });
      left -= inflated.length;
      if (left <= 0 || isActive(inflated.toString('latin1'))) return false;
    } catch {
      return false;
    }
  }
  return true;
}

/**
 * Whether a file is a PDF that can be kept: by its name and first bytes, with the parts that make it one, not encrypted,
 * and without anything that acts when it is opened.
 */
export function isPdf(bytes: Buffer, originalName: string): boolean {
  if (extname(originalName).toLowerCase() !== '.pdf') return false;
  if (!HEADER.test(bytes.toString('latin1', 0, 16))) return false;
  const text = bytes.toString('latin1');
  const start = text.lastIndexOf('startxref');
  const offset = /^startxref\s+(\d{1,10})\s/.exec(text.slice(start, start + 40))?.[1];
  const hasTable = start !== -1 && offset !== undefined && Number(offset) < bytes.length && TABLE.test(text);
  const hasTrailer = start === -1 && /\btrailer\b/.test(text);
  if (!hasTable && !hasTrailer) return false;
  if (!/\d\s+obj\b/.test(text) || !text.includes('%%EOF')) return false;
  return !isActive(text) && areObjectStreamsHarmless(bytes, text);
}
