import { editDistance } from 'api-client';

/** A segment of a text: a match of the search, or the text between matches. */
export interface TextSegment {
  readonly text: string;
  readonly match: boolean;
}

const SEPARATORS = /[^\p{L}\p{N}]+/u;

// Folds each character to one character, so that positions in the folded text are valid in the text.
const folded = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFKD').toLowerCase().charAt(0)).join('');

/** The number of typing errors allowed in a word of this length. */
const allowedEdits = (length: number): number => (length <= 3 ? 0 : length <= 7 ? 1 : 2);

/** The positions of a word in a folded text: exact matches, otherwise those of similar words. */
function placesOf(word: string, text: string): { at: number; length: number }[] {
  const places: { at: number; length: number }[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    places.push({ at, length: word.length });
  if (places.length > 0) return places;
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([other]) => allowedEdits(word.length) > 0 && editDistance(word, other) <= allowedEdits(word.length))
    .map(({ 0: other, index }) => ({ at: index, length: other.length }));
}

/** Splits a text into segments, so that the searched words can be marked, ignoring case, accents and typing errors. */
export function matchedSegments(text: string, search: string): TextSegment[] {
  const words = folded(search)
    .split(SEPARATORS)
    .filter((word) => word !== '');
  const letters = [...text];
  const marks = new Array<boolean>(letters.length).fill(false);
  const haystack = folded(text);
  for (const word of words) for (const { at, length } of placesOf(word, haystack)) marks.fill(true, at, at + length);

  const segments: { text: string; match: boolean }[] = [];
  letters.forEach((letter, index) => {
    const match = marks[index] ?? false;
    const last = segments.at(-1);
    if (last?.match === match) last.text += letter;
    else segments.push({ text: letter, match });
  });
  return segments;
}
