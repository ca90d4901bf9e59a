import { createContext, use } from 'react';
import { selectLanguages, useAppSelector } from 'shared-store';
import type { Catalogue } from './catalogue';

const CatalogueContext = createContext<Catalogue>({});

/** Passes the translations of the document's language to the frame. */
export const CatalogueProvider = CatalogueContext.Provider;

/** The texts of the frame in the language of the document. */
export interface Texts {
  /** Translates an English text. A text that is not translated stays English. */
  readonly text: (english: string) => string;
  /** The language of the texts, for `lang`; undefined in an English document. */
  readonly lang: string | undefined;
  /** The language of content inside an element with `lang`; undefined in an English document. */
  readonly contentLang: string | undefined;
}

export function useTexts(): Texts {
  const catalogue = use(CatalogueContext);
  const { current } = useAppSelector(selectLanguages);
  const isTranslated = Object.keys(catalogue).length > 0;
  return {
    text: (english) => catalogue[english] ?? english,
    lang: isTranslated ? current : undefined,
    contentLang: isTranslated ? 'en' : undefined,
  };
}
