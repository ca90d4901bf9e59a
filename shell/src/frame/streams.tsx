import type { ReactNode } from 'react';
import classes from './footer.module.css';

/** The three streams of the company's logo, drawn large: they come from above and bend into one line. */
export function Streams(): ReactNode {
  return (
    <svg className={classes.streams} viewBox="0 0 640 200" fill="none" strokeWidth="14" aria-hidden="true">
      <path d="M7 0v40c0 96 56 153 160 153h473" />
      <path d="M71 0v40c0 82 40 127 124 127h445" />
      <path className={classes.innerStream} d="M135 0v64c0 50 26 77 80 77h425" />
    </svg>
  );
}
