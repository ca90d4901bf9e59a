/** Letters that are written for one sound, in the order in which they are replaced. */
const CONSONANTS: readonly (readonly [RegExp, string])[] = [
  [/c(?!h)|q/g, 'k'],
  [/chh?/g, 'c'],
  [/ph/g, 'f'],
  [/([kgjtdbsr])h/g, '$1'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/m(?=[pbf])/g, 'n'],
];

/**
 * The meanings of vowels: `ai` and `au` are one vowel or two, and a long `o` of English words is often written as `ऑ`, which
 * is folded to a vowel that is left out.
 */
const VOWELS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ai/g, ['', 'i']],
  [/au/g, ['o', 'u']],
  [/a/g, ['']],
  [/ee/g, ['i']],
  [/oo/g, ['u']],
  [/o/g, ['o', '']],
  [/([a-z])\1+/g, ['$1']],
];

/** The shortest key, and the shortest one that may be only the beginning of a word: others begin too many. */
const [MIN_LENGTH, MIN_BEGINNING] = [2, 3] as const;

/**
 * The beginnings of words by which a Hindi or Gujarati word that is typed in Latin letters is compared with texts in their
 * own script, of which the function `latin_key` of the database makes the same: `suraksha` and `surakshaa` find `सुरक्षा`.
 *
 * @param word folded; one in another script, or too short, has no keys
 * @returns parts of a key with the space before the word, and for short words the one after it
 */
export function latinKeysOf(word: string): string[] {
  if (!/^[a-z]+$/.test(word)) return [];
  const consonants = CONSONANTS.reduce((text, [sound, letter]) => text.replaceAll(sound, letter), word);
  const keys = VOWELS.reduce(
    (texts, [sound, letters]) => texts.flatMap((text) => letters.map((letter) => text.replaceAll(sound, letter))),
    [consonants],
  );
  return [...new Set(keys)]
    .filter(({ length }) => length >= MIN_LENGTH)
    .map((key) => (key.length < MIN_BEGINNING ? ` ${key} ` : ` ${key}`));
}
