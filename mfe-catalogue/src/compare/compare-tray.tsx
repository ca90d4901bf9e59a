import { comparePath, plural } from 'api-client';
import { Button, ButtonLink, Container } from 'ui-kit';
import { useTexts } from '../texts';
import { compareShelf, useShelf } from '../shelves/shelves';
import classes from './compare-tray.module.css';

/** A bar at the bottom of the window with the products selected for comparison. */
export function CompareTray() {
  const { text, lang } = useTexts();
  const ids = useShelf(compareShelf);
  if (ids.length === 0) return null;
  return (
    <aside className={classes.tray} aria-label={text('Comparison')} data-lower-bar="" lang={lang}>
      <Container className={classes.line}>
        <p role="status">
          {plural(
            ids.length,
            text('1 product chosen. Choose another to compare.'),
            text('{count} of {most} products chosen', { count: ids.length, most: compareShelf.most }),
          )}
        </p>
        <div className={classes.actions}>
          <Button variant="ghost" size="small" onClick={() => compareShelf.replace([])}>
            {text('Clear')}
          </Button>
          <ButtonLink href={comparePath(ids)} size="small">
            {text('Compare')}
          </ButtonLink>
        </div>
      </Container>
    </aside>
  );
}
