/** Accents and points of letters, and joiners, which a search ignores. Vowel signs of Indic scripts are not among them. */
const MARKS =
  /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u200C\u200D\u20D0-\u20FF]/gu;

/** The blocks of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam. */
const INDIC = /[\u0900-\u0D7F]/gu;
const [DEVANAGARI, BLOCK] = [0x900, 0x80];

/** Vowels, nasals and digits that are written in more than one way, and the way that is compared. */
const WRITTEN = 'ँ\u0970ईीऊूऑॉऍॅऎॆऒॊ०१२३४५६७८९';
const FOLDED = 'ंंइिउुआाएेएेओो0123456789';
/** The point below a letter, the breath after one, and the sign of a double consonant. */
const LEFT_OUT = '\u093C\u0903\u0971';

/** A nasal consonant before a stop, which may be written as a dot over the line: `हिन्दी` is `हिंदी`. */
const HALF_NASAL = /[ङञणनम]्(?=[क-घच-झट-ढत-धप-भ])/gu;

function commonIndic(letter: string): string {
  const devanagari = String.fromCharCode(DEVANAGARI + (letter.charCodeAt(0) % BLOCK));
  if (LEFT_OUT.includes(devanagari)) return '';
  return FOLDED[WRITTEN.indexOf(devanagari)] ?? devanagari;
}

/** Text without the accents and points of its letters. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(MARKS, '').normalize('NFC');

/**
 * Text in the form that is compared, sorted and searched: without case and accents, and for Indic scripts in one
 * script, since their blocks have the same order, with one spelling of what is written in several ways. The function
 * `folded_text` of the database does the same.
 */
export function fold(text: string): string {
  const bare = text.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return bare.replace(INDIC, commonIndic).replace(HALF_NASAL, 'ं');
}
