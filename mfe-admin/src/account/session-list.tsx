import { endSession } from 'api-client';
import type { Session } from 'api-client';
import type { ReactNode } from 'react';
import { Moment, ShortDay, useChange } from 'shared-store';
import { oneByOne, useAttempt } from 'admin-kit';
import { Badge, Button, Heading, notify } from 'ui-kit';
import { DataTable } from 'admin-kit/table';
import classes from './account.module.css';

/** The browsers in which the administrator is signed in; each can be signed out, or all others at once. */
export function SessionList({ sessions }: { readonly sessions: readonly Session[] }): ReactNode {
  const [end] = useChange(endSession);
  const { busy, attempt } = useAttempt();
  const others = sessions.filter(({ current }) => !current);

  const signOut = (ended: readonly Session[]) =>
    attempt(async () => {
      const message = await oneByOne(ended, ({ _id }) => end({ params: { id: _id } }).unwrap());
      notify.success(message ?? 'Signed out');
    });

  return (
    <section aria-labelledby="sessions">
      <div className={classes.head}>
        <Heading level={2} size={5} id="sessions">
          Signed in
        </Heading>
        {others.length > 0 && (
          <Button variant="secondary" size="small" busy={busy} onClick={() => void signOut(others)}>
            Sign out everywhere else
          </Button>
        )}
      </div>
      <DataTable
        caption="Where you are signed in"
        rows={sessions}
        rowKey={({ _id }) => _id}
        columns={[
          {
            id: 'device',
            header: 'Browser',
            cell: ({ device, current }) => (
              <>
                {device || 'Unknown'} {current && <Badge tone="success">This one</Badge>}
              </>
            ),
          },
          { id: 'lastSeenAt', header: 'Last used', cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} /> },
          { id: 'createdAt', header: 'Since', narrow: true, cell: ({ createdAt }) => <ShortDay at={createdAt} /> },
        ]}
        rowActions={(session) =>
          session.current ? null : (
            <Button variant="ghost" size="small" disabled={busy} onClick={() => void signOut([session])}>
              Sign out
            </Button>
          )
        }
      />
    </section>
  );
}
