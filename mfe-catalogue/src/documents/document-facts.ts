import { dayText, fileSize, languageName, type ProductDocument } from 'api-client';

/** Language, revision, date and size of a document; unknown facts are omitted. */
export function documentFacts({ language, revision, date, size }: ProductDocument): string[] {
  return [
    language && languageName(language),
    revision && (/^rev/i.test(revision) ? revision : `Revision ${revision}`),
    Number.isNaN(Date.parse(date)) ? '' : dayText(date),
    size > 0 ? fileSize(size) : '',
  ].filter((fact) => fact !== '');
}
