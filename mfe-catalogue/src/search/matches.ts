import { charactersOf, editDistance, fold } from 'api-client';

/** A segment of a text: a match of the search, or the text between matches. */
export interface TextSegment {
  readonly text: string;
  readonly match: boolean;
}

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** How many characters of the folded text the letters before each place have, the end included. */
function foldedLengths(letters: readonly string[], folded: string): readonly number[] {
  const places = Array.from({ length: letters.length + 1 }, (_, place) => place);
  // Most texts keep their length, and spare the quadratic work.
  if (folded.length === letters.length) return places;
  return places.map((place) => fold(letters.slice(0, place).join('')).length);
}

/** The number of typing errors allowed in a word of this length. */
const allowedEdits = (length: number): number => (length <= 3 ? 0 : length <= 7 ? 1 : 2);

/** The positions of a word in a folded text: exact matches, otherwise those of similar words. */
function placesOf(word: string, text: string): { at: number; length: number }[] {
  const places: { at: number; length: number }[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    places.push({ at, length: word.length });
  if (places.length > 0) return places;
  return [...text.matchAll(WORDS)]
    .filter(([other]) => allowedEdits(word.length) > 0 && editDistance(word, other) <= allowedEdits(word.length))
    .map(({ 0: other, index }) => ({ at: index, length: other.length }));
}

/**
 * Splits a text into segments, so that the searched words can be marked, ignoring case, accents and typing errors. A
 * character is marked as a whole: the letters of a conjunct and its vowel sign are one drawing.
 */
export function matchedSegments(text: string, search: string): TextSegment[] {
  const letters = [...text];
  const folded = fold(text);
  const marks = new Array<boolean>(folded.length).fill(false);
  for (const [word] of fold(search).matchAll(WORDS))
    for (const { at, length } of placesOf(word, folded)) marks.fill(true, at, at + length);
  const lengths = foldedLengths(letters, folded);

  const segments: { text: string; match: boolean }[] = [];
  let index = 0;
  for (const character of charactersOf(text)) {
    const [from = 0, to = 0] = [lengths[index], lengths[(index += [...character].length)]];
    const last = segments.at(-1);
    // A character that folding removes, such as an accent, belongs to the one before.
    const match = from < to ? marks.slice(from, to).includes(true) : (last?.match ?? false);
    if (last?.match === match) last.text += character;
    else segments.push({ text: character, match });
  }
  return segments;
}
