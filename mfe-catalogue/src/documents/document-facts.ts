import { fileSize, languageName, type ProductDocument } from 'api-client';
import type { Texts } from 'shared-store/texts';

type DocumentFacts = Pick<ProductDocument, 'language' | 'size'> & Partial<Pick<ProductDocument, 'revision' | 'date'>>;

/** The names of the types of documents. */
export const documentKinds = {
  tds: 'Technical data sheet',
  sds: 'Safety data sheet',
  other: 'Document',
} as const;

/** Language, revision, date and size of a document; unknown facts are omitted. */
export function documentFacts(
  { language, size, revision = '', date = '' }: DocumentFacts,
  { text, day }: Pick<Texts, 'text' | 'day'>,
): string[] {
  return [
    language && text(languageName(language)),
    revision && (/^rev/i.test(revision) ? revision : text('Revision {revision}', { revision })),
    Number.isNaN(Date.parse(date)) ? '' : day(date),
    size > 0 ? fileSize(size) : '',
  ].filter((fact) => fact !== '');
}
