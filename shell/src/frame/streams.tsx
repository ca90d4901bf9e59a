import type { ReactNode } from 'react';
import styles from './footer.module.css';

/** The three streams of the company's mark, drawn large: they come from above and bend into one line. */
export function Streams(): ReactNode {
  return (
    <svg className={styles.streams} viewBox="0 0 480 320" fill="none" strokeWidth="14" aria-hidden="true">
      <path d="M64 0v64c0 118 64 196 182 196h234" />
      <path d="M132 0v64c0 96 44 164 140 164h208" />
      <path className={styles.innerStream} d="M200 0v96c0 62 36 100 96 100h184" />
    </svg>
  );
}
