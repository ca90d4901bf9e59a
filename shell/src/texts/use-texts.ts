import { ENGLISH } from 'api-client';
import { selectLanguages, useAppSelector, type RootState } from 'shared-store';
import type { Catalogue } from 'shared-store/catalogues';
import { catalogueOf } from 'shared-store/texts';

/** The texts of the frame in the language of the document. */
export interface Texts {
  /** Translates an English text. A text that is not translated stays English. */
  readonly text: (english: string) => string;
  /** The language of the texts, for `lang`; undefined in an English document. */
  readonly lang: string | undefined;
  /** The language of content inside an element with `lang`; undefined in an English document. */
  readonly contentLang: string | undefined;
}

const makeTexts = (catalogue: Catalogue | undefined, language: string): Texts => ({
  // The frame has no plurals.
  text: (english) => (catalogue?.[english] ?? english) as string,
  lang: catalogue && language,
  contentLang: catalogue && ENGLISH,
});

const frameCatalogue = (state: RootState): Catalogue | undefined => catalogueOf(state, 'shell');

/** The texts for the heads of pages. */
export const textsOf = (state: RootState): Texts => makeTexts(frameCatalogue(state), selectLanguages(state).current);

export const useTexts = (): Texts => makeTexts(useAppSelector(frameCatalogue), useAppSelector(selectLanguages).current);
