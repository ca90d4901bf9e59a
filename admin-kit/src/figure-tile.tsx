import { numberText } from 'api-client';
import type { ReactNode } from 'react';
import { KitLink } from 'ui-kit';
import classes from './figure-tile.module.css';

interface FigureTileProps {
  readonly label: string;
  /** Undefined while loading. */
  readonly figure: number | undefined;
  readonly href: string;
}

/** A figure of the dashboard that links to the items it counts. */
export function FigureTile({ label, figure, href }: FigureTileProps): ReactNode {
  return (
    <KitLink href={href} className={classes.tile}>
      <span className={classes.label}>{label}</span>
      <span className={classes.figure}>{figure === undefined ? '–' : numberText(figure)}</span>
    </KitLink>
  );
}
