import { readFile, truncate } from 'node:fs/promises';
import { hasActiveContent } from './active-content';
import { rewritePdf } from './rewrite-pdf';

const HEADER = /^%PDF-[12]\.\d/;
/** The table of objects; readers rebuild a missing one from the trailer's objects. */
const TABLE = /(?:\bxref\b|\/XRef\b)/;

/** Whether bytes have the required parts of a PDF, from its header to its end. */
function isComplete(bytes: Buffer): boolean {
  if (!HEADER.test(bytes.toString('latin1', 0, 16))) return false;
  const text = bytes.toString('latin1');
  const start = text.lastIndexOf('startxref');
  const offset = /^startxref\s+(\d{1,10})\s/.exec(text.slice(start, start + 40))?.[1];
  const hasTable = start !== -1 && offset !== undefined && Number(offset) < bytes.length && TABLE.test(text);
  const hasTrailer = start === -1 && /\btrailer\b/.test(text);
  if (!hasTable && !hasTrailer) return false;
  return /\d\s+obj\b/.test(text) && text.includes('%%EOF');
}

/** Whether a PDF is accepted: complete, not encrypted, and without active content. */
export const isAcceptedPdf = (bytes: Buffer): boolean => isComplete(bytes) && !hasActiveContent(bytes);

/** The program looks for the end of a PDF in about this many of its last bytes. */
const BYTES_AFTER_END = 1_000;

/**
 * The length of a PDF without the bytes after its end, if those are many and contain no object. The program would search
 * the whole file for objects: 100 kB of comments take it six seconds, and twice as many four times as long.
 */
function lengthToRewrite(bytes: Buffer): number {
  const end = bytes.lastIndexOf('%%EOF');
  const isIgnored = bytes.length - end > BYTES_AFTER_END && !bytes.includes('obj', end);
  return isIgnored ? end + '%%EOF'.length : bytes.length;
}

/**
 * Inspects a PDF, and rewrites it if a program for that is given.
 *
 * @param source the uploaded file
 * @param result the path of the rewritten file
 * @param qpdf the program that rewrites it; undefined without one
 * @returns which of the two files to store; undefined when the PDF is refused
 */
export async function preparePdf(
  source: string,
  result: string,
  qpdf: string | undefined,
): Promise<'source' | 'result' | undefined> {
  const bytes = await readFile(source);
  if (!isAcceptedPdf(bytes)) return undefined;
  if (qpdf === undefined) return 'source';
  await truncate(source, lengthToRewrite(bytes));
  // The served file is inspected as well: two programs may understand the same bytes differently.
  const isRewritten = await rewritePdf(qpdf, source, result);
  return isRewritten && isAcceptedPdf(await readFile(result)) ? 'result' : undefined;
}
