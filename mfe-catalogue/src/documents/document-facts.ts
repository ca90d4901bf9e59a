import { fileSize, languageName, type ProductDocument } from 'api-client';
import type { Texts } from 'shared-store/texts';

/** Language, revision, date and size of a document; unknown facts are omitted. */
export function documentFacts(
  { language, revision, date, size }: ProductDocument,
  { text, day }: Pick<Texts, 'text' | 'day'>,
): string[] {
  return [
    language && text(languageName(language)),
    revision && (/^rev/i.test(revision) ? revision : text('Revision {revision}', { revision })),
    Number.isNaN(Date.parse(date)) ? '' : day(date),
    size > 0 ? fileSize(size) : '',
  ].filter((fact) => fact !== '');
}
