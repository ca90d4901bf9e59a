import { dayIn, ENGLISH, numberIn, pluralFormIn, type Dates } from 'api-client';
import type { ReactNode } from 'react';
// By its public name, so that remotes use the copy that the host shares.
import { selectDates, selectLanguages, useAppSelector, type RootState } from 'shared-store';
import { CATALOGUES, type Catalogue, type Catalogues } from './catalogues-state';

/** The values of a text's placeholders, by name. */
type Values = Readonly<Record<string, string | number>>;

/** The texts of a remote in the language of the document. A text that is not translated stays English. */
export interface Texts {
  /** The language of the texts, for `lang`; undefined in an English document. */
  readonly lang: string | undefined;
  /** The language of content inside an element with `lang`; undefined in an English document. */
  readonly contentLang: string | undefined;
  /** Translates an English text: `text('Remove {name}', { name })`. */
  readonly text: (english: string, values?: Values) => string;
  /** The text for a number of things, which is `{count}` in it. Translations have further forms if their language needs them. */
  readonly count: (count: number, one: string, other: string) => string;
  /** A text with elements in place of its placeholders. */
  readonly rich: (english: string, elements: Readonly<Record<string, ReactNode>>) => ReactNode[];
  /** A number with the separators of the language, in Latin digits. */
  readonly number: (value: number) => string;
  /** A day, or the day of a moment, in words: `1 August 2026`. An empty value stays empty, other text is unchanged. */
  readonly day: (value: string | null | undefined) => string;
}

const PLACEHOLDER = /\{(\w+)\}/;

/** The parts of a text, with values in place of its placeholders. */
const filled = <Value>(text: string, values: Readonly<Record<string, Value>>): (string | Value | undefined)[] =>
  text.split(PLACEHOLDER).map((part, at) => (at % 2 === 0 ? part : values[part]));

function makeTexts(language: string, catalogue: Catalogue | undefined, dates: Dates): Texts {
  const isTranslated = catalogue !== undefined;
  const written = isTranslated ? language : ENGLISH;
  const find = (english: string, form = 0): string => {
    const found = catalogue?.[english];
    return (typeof found === 'string' ? found : found?.[form]) ?? english;
  };
  const number = (value: number): string => numberIn(written, value);
  return {
    lang: isTranslated ? language : undefined,
    contentLang: isTranslated ? ENGLISH : undefined,
    number,
    text: (english, values = {}) => filled(find(english), values).join(''),
    count: (count, one, other) => {
      const found = catalogue?.[one];
      const forms = found === undefined ? [one, other] : [found].flat();
      return filled(forms[pluralFormIn(found ? written : ENGLISH, count)] ?? other, { count: number(count) }).join('');
    },
    rich: (english, elements) => filled(find(english), elements),
    day: (value) => {
      const english = dates.day(value);
      if (!isTranslated || !value || english === value) return english;
      return dayIn(language, value.length > 10 ? dates.dayOf(value) : value);
    },
  };
}

/** The translations of a front end in the language of the document; undefined without any. */
export const catalogueOf = (state: RootState, remote: string): Catalogue | undefined =>
  (state as { readonly [CATALOGUES]?: Catalogues })[CATALOGUES]?.[remote];

/**
 * The texts of a remote: `useTexts` for its components, `textsOf` for its actions and the heads of its pages.
 *
 *     export const { useTexts, textsOf } = textsFor('careers');
 *
 * @param remote the name in `src/remote.ts`
 */
export function textsFor(remote: string): { useTexts(): Texts; textsOf(state: RootState): Texts } {
  const textsOf = (state: RootState): Texts =>
    makeTexts(selectLanguages(state).current, catalogueOf(state, remote), selectDates(state));
  return {
    textsOf,
    useTexts() {
      const { current } = useAppSelector(selectLanguages);
      const catalogue = useAppSelector((state) => catalogueOf(state, remote));
      return makeTexts(current, catalogue, useAppSelector(selectDates));
    },
  };
}
