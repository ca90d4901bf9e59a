import { fetchMessageDesks, updateMessageDesks } from 'api-client';
import { useState, type ReactNode } from 'react';
import { usePermission, useRead } from 'shared-store';
import { Button, DataList, ErrorPanel, Heading, Panel } from 'ui-kit';
import { DesksDialog } from './desks-dialog';
import classes from './site-settings.module.css';

/** The addresses that get the messages of each topic, with the dialog that changes them. */
export function DesksPanel({ siteEmail }: { readonly siteEmail: string }): ReactNode {
  const { data: desks, isError, isFetching, refetch } = useRead(fetchMessageDesks);
  const mayChange = usePermission(updateMessageDesks);
  const [isChanging, setChanging] = useState(false);
  return (
    <Panel>
      <div className={classes.head}>
        <Heading level={2} size={5}>
          Message desks
        </Heading>
        {mayChange && desks && (
          <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
            Change message desks
          </Button>
        )}
      </div>
      <p>Messages from the contact form go to the desk of their topic, or else to {siteEmail}.</p>
      {isError && !desks && (
        <ErrorPanel message="The desks could not be loaded." busy={isFetching} onRetry={() => void refetch()} />
      )}
      {desks && (
        <div className={classes.desks}>
          <DataList facts={desks.map(({ topic, email }) => ({ term: topic, detail: email || siteEmail }))} />
        </div>
      )}
      {isChanging && desks && <DesksDialog desks={desks} onClose={() => setChanging(false)} />}
    </Panel>
  );
}
