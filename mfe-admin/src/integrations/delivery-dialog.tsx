import { Moment } from 'shared-store';
import type { WebhookDelivery } from 'api-client';
import type { ReactNode } from 'react';
import { DataList } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { STATES } from './webhook-words';
import classes from './integrations.module.css';

interface DeliveryDialogProps {
  readonly delivery: WebhookDelivery;
  readonly onClose: () => void;
}

const pretty = (body: string): string => JSON.stringify(JSON.parse(body), undefined, 2);

/** One delivery: its result and its payload. */
export function DeliveryDialog({ delivery, onClose }: DeliveryDialogProps): ReactNode {
  const { _id, type, state, attempts, attemptedAt, nextAttemptAt, responseStatus, error, body } = delivery;
  return (
    <Dialog unsaved={false} onClose={onClose} title={type}>
      <DataList
        facts={[
          { term: 'webhook-id', detail: <code className={classes.id}>{_id}</code> },
          { term: 'State', detail: STATES[state].label },
          { term: 'Tries', detail: attempts },
          ...(attemptedAt ? [{ term: 'Last tried', detail: <Moment at={attemptedAt} /> }] : []),
          ...(nextAttemptAt ? [{ term: 'Next try', detail: <Moment at={nextAttemptAt} /> }] : []),
          ...(responseStatus === null ? [] : [{ term: 'Response code', detail: responseStatus }]),
          ...(error ? [{ term: 'Error', detail: error }] : []),
        ]}
      />
      <pre className={classes.body}>{pretty(body)}</pre>
    </Dialog>
  );
}
