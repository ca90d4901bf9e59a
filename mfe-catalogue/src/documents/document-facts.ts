import type { ProductDocument } from 'api-client';
import { fileSize } from 'ui-kit';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

function languageName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    // Editors may enter the language in words.
    return code;
  }
}

/** Language, revision, date and size of a document; unknown facts are omitted. */
export function documentFacts({ language, revision, date, size }: ProductDocument): string[] {
  const moment = date === '' ? Number.NaN : Date.parse(date);
  return [
    language && languageName(language),
    revision && (/^rev/i.test(revision) ? revision : `Revision ${revision}`),
    Number.isNaN(moment) ? '' : day.format(moment),
    size > 0 ? fileSize(size) : '',
  ].filter((fact) => fact !== '');
}
