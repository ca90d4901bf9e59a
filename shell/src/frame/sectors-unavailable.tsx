import { fetchSectors } from 'api-client';
import { useRead } from 'shared-store';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'ui-kit';
import { useTexts } from '../texts/use-texts';
import classes from './submenu-panel.module.css';

/** The message instead of the sectors, when there are no sectors or they could not be loaded. */
export function SectorsUnavailable(): ReactNode {
  const { isFetching, isError, refetch } = useRead(fetchSectors);
  const { text, lang } = useTexts();
  if (isFetching && !isError)
    return (
      <p role="status" lang={lang}>
        {text('Loading the offerings…')}
      </p>
    );
  return (
    <div className={classes.away} role="status" lang={lang}>
      <p>{text(isError ? 'The offerings could not be loaded.' : 'No offerings available')}</p>
      <Button
        variant="secondary"
        size="small"
        icon={<RotateCw aria-hidden="true" />}
        busy={isFetching}
        onClick={() => void refetch()}
      >
        {text('Try again')}
      </Button>
    </div>
  );
}
