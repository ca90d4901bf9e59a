import { ENGLISH, hasLanguages, isLivePreview } from 'api-client';
import type { SiteLanguages } from 'shared-store';

/** The language of a page, and its address as in English. */
export interface PageLanguage {
  readonly language: string;
  readonly url: URL;
}

/** The languages that are written from right to left, by their codes in ISO 639. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Whether a language is written from right to left, such as Urdu. */
export const isRightToLeft = (language: string): boolean => RIGHT_TO_LEFT.has(language);

/**
 * Separates the prefix of a language from an address; an address without the prefix of one of the languages is English.
 * The live preview of a translation has one, other pages below /preview exist once.
 */
export function pageLanguage(address: URL, languages: SiteLanguages['others']): PageLanguage {
  const [, code = '', rest = ''] = /^\/([a-z]{2,3})(\/(?!\/).*)?$/.exec(address.pathname) ?? [];
  if (!(code in languages) || !(hasLanguages(rest) || isLivePreview(rest))) return { language: ENGLISH, url: address };
  const url = new URL(address);
  url.pathname = rest;
  return { language: code, url };
}
