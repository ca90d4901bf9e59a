import { readFile } from 'node:fs/promises';
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
  if (!isAcceptedPdf(await readFile(source))) return undefined;
  if (qpdf === undefined) return 'source';
  // The served file is inspected as well: two programs may understand the same bytes differently.
  const isRewritten = await rewritePdf(qpdf, source, result);
  return isRewritten && isAcceptedPdf(await readFile(result)) ? 'result' : undefined;
}
