import type { ProductDocument } from 'api-client';

const UNITS = ['bytes', 'kB', 'MB'] as const;

/** A size in bytes as people read it: 512 bytes, 48 kB, 1.2 MB. */
export function formatSize(bytes: number): string {
  const step = bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const size = bytes / 1_000 ** step;
  return `${step === 2 ? size.toFixed(1) : Math.round(size)} ${UNITS[step] ?? ''}`;
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

function languageName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    // Editors may write the language in words.
    return code;
  }
}

/** Language, revision, date and size of a document; what is not known is left out. */
export function documentFacts({ language, revision, date, size }: ProductDocument): string[] {
  const moment = date === '' ? Number.NaN : Date.parse(date);
  return [
    language && languageName(language),
    revision && (/^rev/i.test(revision) ? revision : `Revision ${revision}`),
    Number.isNaN(moment) ? '' : day.format(moment),
    size > 0 ? formatSize(size) : '',
  ].filter((fact) => fact !== '');
}
