import type { ReactNode } from 'react';
import { Button } from 'ui-kit';
import classes from './bulk.module.css';

/** An action on several items that is running. */
export interface Progress {
  /** Such as “Unpublishing”. */
  readonly doing: string;
  readonly count: number;
  readonly total: number;
  /** Starts no further call; undefined once it was pressed. */
  readonly stop: (() => void) | undefined;
}

/** How often a screen reader announces the progress of one action, at most. */
const ANNOUNCEMENTS = 8;

/** How many items of an action are done, and a button to stop it. */
export function ProgressLine({ doing, count, total, stop }: Progress): ReactNode {
  const step = Math.ceil(total / ANNOUNCEMENTS);
  return (
    <div className={classes.progress}>
      <span role="status">{stop ? `${doing} ${count - (count % step)} of ${total}…` : 'Stopping…'}</span>
      <progress aria-label={doing} value={count} max={total} />
      <Button variant="secondary" size="small" busy={!stop} busyLabel="Stopping…" onClick={stop}>
        Stop
      </Button>
    </div>
  );
}

/** The progress of an action, in place of the bar of the selection. */
export function BulkProgress(progress: Progress): ReactNode {
  return (
    <div
      className={classes.bar}
      role="group"
      aria-label={progress.doing}
      tabIndex={-1}
      data-lower-bar="floating"
      data-keeps-focus=""
    >
      <ProgressLine {...progress} />
    </div>
  );
}
