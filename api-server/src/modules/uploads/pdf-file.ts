import { extname } from 'node:path';

const BEGINNING = Buffer.from('%PDF-', 'latin1');

/** Whether a file is a PDF: by its name and from its first byte on. */
export function isPdf(bytes: Buffer, originalName: string): boolean {
  return extname(originalName).toLowerCase() === '.pdf' && bytes.subarray(0, BEGINNING.length).equals(BEGINNING);
}
