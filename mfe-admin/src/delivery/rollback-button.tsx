import { Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Moment } from 'shared-store';
import { IconButton, notify } from 'ui-kit';
import { ConfirmDialog } from 'ui-kit/dialog';
import { useRollBack } from './api';
import type { VersionRow } from './version-rows';

/** Rolls a front end back after a question, if its team has signed that in advance. */
export function RollbackButton({ title, version, state, rollback }: VersionRow): ReactNode {
  const [rollBack, isBusy] = useRollBack();
  const [isAsked, setAsked] = useState(false);
  if (!rollback) return null;
  const { to, until, together } = rollback;
  const isCanary = state === 'canary';
  const label = isCanary ? 'Withdraw canary' : 'Roll back';
  const run = async (): Promise<void> => {
    const { message, isDone } = await rollBack(rollback);
    (isDone ? notify.success : notify.error)(message);
    setAsked(false);
  };
  return (
    <>
      <IconButton
        size="small"
        label={`${label}${isCanary ? '' : ` to ${to}`}: ${title}`}
        title={label}
        onClick={() => setAsked(true)}
      >
        <Undo2 aria-hidden="true" />
      </IconButton>
      {isAsked && (
        <ConfirmDialog
          onClose={() => setAsked(false)}
          title={`${isCanary ? 'Withdraw' : 'Roll back'} ${title}`}
          question={
            <>
              Give all visitors {title} {to} in place of {version}? The team has signed this in advance, until{' '}
              <Moment at={until} />.
            </>
          }
          warning={together.length > 0 && `Changed in the same step, and goes back with it: ${together.join(', ')}.`}
          confirmLabel={label}
          busy={isBusy}
          onConfirm={() => void run()}
        />
      )}
    </>
  );
}
