import { fold } from 'api-client';
import { dictionary } from '@zxcvbn-ts/language-common';
import { predictableRuns } from './predictable-runs';

const MIN_WORD_LENGTH = 4;
const MAX_WORD_LENGTH = 24;
/** A password counts as common if at most this much is left without a common word and predictable runs. */
const MAX_REMAINDER = 5;
/** A short repeated block adds nothing. */
const MAX_BLOCK_LENGTH = 5;

/** About 49,000 passwords that were most frequent in leaks, folded. */
const COMMON: ReadonlySet<string> = new Set(dictionary.passwords.map((password) => fold(String(password))));

/** Characters that replace letters. `1` and `!` replace two: hence two readings. */
const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};
const READINGS: readonly Readonly<Record<string, string>>[] = [
  {},
  { ...LEET, '1': 'i', '!': 'i', '|': 'i' },
  { ...LEET, '1': 'l', '!': 'l', '|': 'l' },
];

const readAs = (text: string, reading: Readonly<Record<string, string>>): string =>
  text.replaceAll(/[^\p{L}]/gu, (sign) => reading[sign] ?? sign);

/** The common words in a text, in any reading, each with its offsets. */
function wordsIn(text: string): Map<string, number[]> {
  const words = new Map<string, number[]>();
  for (const written of new Set(READINGS.map((reading) => readAs(text, reading)))) {
    for (let at = 0; at + MIN_WORD_LENGTH <= written.length; at += 1) {
      const most = Math.min(MAX_WORD_LENGTH, written.length - at);
      for (let length = MIN_WORD_LENGTH; length <= most; length += 1) {
        const word = written.slice(at, at + length);
        if (COMMON.has(word)) words.set(word, [...(words.get(word) ?? []), at]);
      }
    }
  }
  return words;
}

/** Letters count twice, as they have more possible values than digits. */
const weightsOf = (text: string): number[] =>
  Array.from({ length: text.length }, (_, at) => (/\p{L}/u.test(text[at] ?? '') ? 2 : 1));

/** The shortest remainder of a text without one word (at any of its places) and predictable runs. */
function leftBeside(
  weights: readonly number[],
  runs: readonly number[],
  word = '',
  places: readonly number[] = [],
): number {
  const begins = new Set(places);
  // Computed from the end: the remainder of the text from each offset.
  const left = new Array<number>(weights.length + 1).fill(0);
  for (let at = weights.length - 1; at >= 0; at -= 1) {
    const single = (left[at + 1] ?? 0) + (weights[at] ?? 0);
    const afterRun = (runs[at] ?? at) > at ? (left[runs[at] ?? at] ?? 0) : single;
    const afterWord = begins.has(at) ? (left[at + word.length] ?? 0) : single;
    left[at] = Math.min(single, afterRun, afterWord);
  }
  return left[0] ?? 0;
}

/** Whether a text repeats a short block, such as `xK9!xK9!xK9!`. */
function isRepeatedBlock(text: string): boolean {
  for (let block = 1; block <= MAX_BLOCK_LENGTH && block * 2 <= text.length; block += 1) {
    if ([...text].every((sign, at) => sign === text[at % block])) return true;
  }
  return false;
}

function isPredictable(text: string): boolean {
  if (text === '') return false;
  if (COMMON.has(text) || isRepeatedBlock(text)) return true;
  const runs = predictableRuns(text);
  const weights = weightsOf(text);
  const withoutWord = leftBeside(weights, runs);
  if (withoutWord <= MAX_REMAINDER) return true;
  return [...wordsIn(text)].some(
    ([word, places]) =>
      // Most words cover too little of a long text to be checked further.
      withoutWord - 2 * word.length * places.length <= MAX_REMAINDER &&
      leftBeside(weights, runs, word, places) <= MAX_REMAINDER,
  );
}

/**
 * Whether a password is common or a mutation of a common one: in capitals or with replaced letters, with digits, signs
 * or a year before or after, repeated, spread out, or only neighbouring keys, counting, dates and repetition. Takes a
 * fraction of a millisecond, and at most a few for the longest passwords.
 */
export function isCommonPassword(password: string): boolean {
  const folded = fold(password);
  const bare = folded.replace(/[^\p{L}\p{N}]+/gu, '');
  return isPredictable(folded) || (bare !== folded && isPredictable(bare));
}
