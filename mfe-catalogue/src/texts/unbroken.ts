export const NO_BREAK_SPACE = '\u00a0';

/** A code of letters and its number: AE 100, FR 18. */
const CODE = /(?<![\p{L}\d])(\p{Lu}{1,4}) (?=\d)/gu;
/** A number and its unit: 50 °C, 8 m³, 2 %. */
const UNIT =
  /(\d) (?=(?:[°%‰]|(?:[kMGmµ]?(?:W|Wh|V|A|Pa|g|l|L|m|s)|[cd]m|bar|ppm|kN|kJ|Hz|rpm|cSt|cP|h|t|min|inch)(?![\p{L}\d]))[²³]?)/gu;

/** A text whose codes and measures do not break at the end of a line. */
export function unbroken(text: string): string {
  return text.replace(CODE, `$1${NO_BREAK_SPACE}`).replace(UNIT, `$1${NO_BREAK_SPACE}`);
}
