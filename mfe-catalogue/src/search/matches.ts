/** A piece of a text: a part that matches what was searched, or one between. */
export interface TextPiece {
  readonly text: string;
  readonly match: boolean;
}

const SEPARATORS = /[^\p{L}\p{N}]+/u;

// One letter per letter, so that a place in the folded text is a place in the text.
const folded = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFKD').toLowerCase().charAt(0)).join('');

/** Cuts a text into pieces, so that every occurrence of a searched word can be marked, whatever its case or accents. */
export function matchedPieces(text: string, search: string): TextPiece[] {
  const words = folded(search)
    .split(SEPARATORS)
    .filter((word) => word !== '');
  const letters = [...text];
  const marks = new Array<boolean>(letters.length).fill(false);
  const haystack = folded(text);
  for (const word of words)
    for (let at = haystack.indexOf(word); at !== -1; at = haystack.indexOf(word, at + 1))
      marks.fill(true, at, at + word.length);

  const pieces: { text: string; match: boolean }[] = [];
  letters.forEach((letter, index) => {
    const match = marks[index] ?? false;
    const last = pieces.at(-1);
    if (last?.match === match) last.text += letter;
    else pieces.push({ text: letter, match });
  });
  return pieces;
}
