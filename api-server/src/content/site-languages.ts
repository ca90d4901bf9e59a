import { ENGLISH } from 'api-client';
import type { Config } from '../config';
import { invalidField } from '../errors/failures';

const inWords = (codes: readonly string[]): string =>
  [codes.slice(0, -1).join(', '), codes.at(-1)].filter(Boolean).join(' or ');

/** @throws 400 for a language that the site does not have; English is not among those that it is translated into */
export function requireLanguage({ languages }: Pick<Config, 'languages'>, language: string): void {
  if (languages.includes(language)) return;
  const others = languages.length > 0 ? `Language must be ${inWords(languages)}` : 'This site is in English only';
  throw invalidField('language', others);
}

/**
 * The language of an answer by the parameter `locale`; undefined for English.
 *
 * @throws 400 for a language that the site does not have
 */
export function localeOf({ languages }: Pick<Config, 'languages'>, locale: unknown): string | undefined {
  if (locale === undefined || locale === ENGLISH) return undefined;
  if (typeof locale === 'string' && languages.includes(locale)) return locale;
  throw invalidField('locale', `Locale must be ${inWords([ENGLISH, ...languages])}`);
}
