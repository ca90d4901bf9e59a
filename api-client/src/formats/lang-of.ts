/** An item in an answer in another language than English. */
export interface InLanguage {
  readonly locale?: string | undefined;
  readonly untranslated?: readonly string[] | undefined;
}

/** The language of a field's text, for `lang`; undefined in an English answer. */
export const langOf = ({ locale, untranslated }: InLanguage, field: string): string | undefined =>
  untranslated?.includes(field) ? 'en' : locale;
