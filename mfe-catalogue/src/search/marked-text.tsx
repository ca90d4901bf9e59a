import { matchedSegments } from './matches';
import classes from './marked-text.module.css';

/** A text with the searched words marked. */
export function MarkedText({ text, search }: { readonly text: string; readonly search: string }) {
  return matchedSegments(text, search).map((segment, index) =>
    segment.match ? (
      <mark key={index} className={classes.mark}>
        {segment.text}
      </mark>
    ) : (
      segment.text
    ),
  );
}
