import type { ReactNode } from 'react';
import { encode } from 'uqr';
import classes from './second-step.module.css';

/** A text as a QR code: dark on light in every theme, since cameras cannot read it otherwise. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={classes.light} />
      <path d={path} className={classes.dark} />
    </svg>
  );
}
