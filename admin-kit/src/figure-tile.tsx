import { numberText } from 'api-client';
import type { ReactNode } from 'react';
import { KitLink } from 'ui-kit';
import { Trend } from 'ui-kit/chart';
import classes from './figure-tile.module.css';

interface FigureTileProps {
  readonly label: string;
  /** Undefined while loading. */
  readonly figure: number | undefined;
  /** How many arrived in each of the last days, the oldest first. */
  readonly byDay?: readonly number[] | undefined;
  readonly href: string;
}

/** A figure of the dashboard that links to the items it counts. */
export function FigureTile({ label, figure, byDay, href }: FigureTileProps): ReactNode {
  return (
    <KitLink href={href} className={classes.tile}>
      <span className={classes.label}>{label}</span>
      <span className={classes.figure}>{figure === undefined ? '–' : numberText(figure)}</span>
      {byDay && byDay.length > 1 && (
        <span className={classes.trend}>
          <Trend values={byDay} label={`Received in each of the last ${byDay.length} days: ${byDay.join(', ')}`} />
        </span>
      )}
    </KitLink>
  );
}
