import { matchedPieces } from './matches';
import classes from './marked-text.module.css';

/** A text with the searched words marked. */
export function MarkedText({ text, search }: { readonly text: string; readonly search: string }) {
  return matchedPieces(text, search).map((piece, index) =>
    piece.match ? (
      <mark key={index} className={classes.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
