/** A letter with its marks; in an Indian script with the letters that a virama joins to it. Elsewhere a code point. */
const CHARACTER =
  /\P{M}[\p{M}\u200c\u200d]*(?:(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\u200d?)\p{L}[\p{M}\u200c\u200d]*)*|\p{M}/gu;

/**
 * The characters of a text as readers count them: `क्षे` is one. `Intl.Segmenter` divides conjuncts in some browsers, and not in
 * others, so that a page would differ from its HTML.
 */
export const charactersOf = (text: string): string[] => text.match(CHARACTER) ?? [];
