/** A part of the kit whose texts its page translates. */
export interface Translated {
  /** Translates a text, with values in place of `{…}`; English by default. */
  readonly text?: ((english: string, values?: Readonly<Record<string, string | number>>) => string) | undefined;
  /** The language of the texts, if it is not English. */
  readonly lang?: string | undefined;
}

/** The English text with its values. */
export const inEnglish: NonNullable<Translated['text']> = (english, values = {}) =>
  english.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
