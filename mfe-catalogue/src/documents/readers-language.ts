import { ENGLISH, languageName, type ProductDocument } from 'api-client';

type InLanguage = Pick<ProductDocument, 'language'>;

/** Whether a document is in a language, which editors write as a code or in words. */
function isIn({ language }: InLanguage, reader: string): boolean {
  const written = language.trim().toLowerCase();
  return written.split('-')[0] === reader || written === languageName(reader).toLowerCase();
}

/** The documents in the reader's language first; on English pages in the order of the editor. */
export const readersFirst = <Document extends InLanguage>(documents: readonly Document[], reader: string): Document[] =>
  reader === ENGLISH
    ? [...documents]
    : documents.toSorted((one, other) => Number(isIn(other, reader)) - Number(isIn(one, reader)));

/** The address of the PDF of a product: its data sheet in the reader's language, if there is one; else its own PDF. */
export function pdfFor(
  { pdf, documents }: { readonly pdf: string; readonly documents: readonly ProductDocument[] },
  reader: string,
): string {
  const sheet = documents.find((one) => one.kind === 'tds' && isIn(one, reader));
  return reader === ENGLISH ? pdf : (sheet?.url ?? pdf);
}
