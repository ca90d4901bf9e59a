import { comparePath, plural } from 'api-client';
import { Button, ButtonLink, Container } from 'ui-kit';
import { compareShelf, useShelf } from '../shelves/shelves';
import classes from './compare-tray.module.css';

/** A bar at the bottom of the window with the products selected for comparison. */
export function CompareTray() {
  const ids = useShelf(compareShelf);
  if (ids.length === 0) return null;
  return (
    <aside className={classes.tray} aria-label="Comparison" data-lower-bar="">
      <Container className={classes.line}>
        <p role="status">
          {plural(
            ids.length,
            '1 product chosen. Choose another to compare.',
            `${ids.length} of ${compareShelf.most} products chosen`,
          )}
        </p>
        <div className={classes.actions}>
          <Button variant="ghost" size="small" onClick={() => compareShelf.replace([])}>
            Clear
          </Button>
          <ButtonLink href={comparePath(ids)} size="small">
            Compare
          </ButtonLink>
        </div>
      </Container>
    </aside>
  );
}
