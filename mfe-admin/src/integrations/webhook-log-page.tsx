import {
  WEBHOOK_DELIVERY_DAYS,
  type WebhookDelivery,
  fetchWebhookDeliveries,
  fetchWebhooks,
  renewWebhookSecret,
  resendWebhookDelivery,
  testWebhook,
} from 'api-client';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useDates, Moment, messageOf, useAnswer, useChange, useRead } from 'shared-store';
import { CollectionScreen, announce } from 'admin-kit';
import { Breadcrumbs, Badge, Button, EmptyState, notify } from 'ui-kit';
import { ConfirmDialog } from 'ui-kit/dialog';
import { DeliveryDialog } from './delivery-dialog';
import { SecretDialog } from './secret-dialog';
import { STATES } from './webhook-words';

/** How many of the newest deliveries are listed. */
const LISTED = 100;

const answerText = ({ responseStatus, error }: WebhookDelivery): string =>
  error || (responseStatus === null ? '' : `Answered ${responseStatus}`);

/** The past and pending deliveries of a webhook; each can be sent again. */
export function Component(): ReactNode {
  const dates = useDates();
  const { id = '' } = useParams();
  const { data: webhooks } = useRead(fetchWebhooks);
  const read = useAnswer(
    fetchWebhookDeliveries,
    { params: { id }, query: { limit: LISTED } },
    { refetchOnMountOrArgChange: true },
  );
  const [resend, resending] = useChange(resendWebhookDelivery);
  const [test, testing] = useChange(testWebhook);
  const [renew] = useChange(renewWebhookSecret);
  const [shown, setShown] = useState<WebhookDelivery>();
  const [renewing, setRenewing] = useState(false);
  const [secret, setSecret] = useState<string>();
  const name = webhooks?.find(({ _id }) => _id === id)?.name ?? 'Webhook';
  return (
    <>
      <Breadcrumbs items={[{ label: 'Webhooks', href: '/admin/webhooks' }, { label: name }]} />
      <CollectionScreen
        title={`Log of ${name}`}
        lead={`The last ${LISTED} deliveries, kept for ${WEBHOOK_DELIVERY_DAYS} days. A failed delivery is retried at growing intervals, for two and a half days.`}
        noun={{ one: 'delivery', many: 'deliveries' }}
        items={read.data?.deliveries}
        read={read}
        defaultSort="-createdAt"
        actions={
          <>
            <Button variant="secondary" size="small" onClick={() => setRenewing(true)}>
              Renew secret
            </Button>
            <Button variant="secondary" size="small" onClick={() => void read.refetch()}>
              Reload
            </Button>
            <Button
              size="small"
              busy={testing.isLoading}
              onClick={() => void announce(test({ params: { id } }).unwrap())}
            >
              Send test
            </Button>
          </>
        }
        columns={[
          {
            id: 'createdAt',
            header: 'When',
            narrow: true,
            cell: ({ createdAt }) => <Moment at={createdAt} />,
            value: ({ createdAt, _id }) => createdAt + _id,
          },
          { id: 'type', header: 'Event', value: ({ type }) => type },
          {
            id: 'state',
            header: 'State',
            narrow: true,
            cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
            value: ({ state }) => state,
          },
          { id: 'answer', header: 'Answer', cell: answerText },
          { id: 'attempts', header: 'Tries', narrow: true, value: ({ attempts }) => attempts },
        ]}
        filters={[
          {
            id: 'state',
            label: 'State',
            options: Object.entries(STATES).map(([value, { label }]) => ({ value, label })),
            matches: ({ state }, value) => state === value,
          },
        ]}
        keyOf={({ _id }) => _id}
        labelOf={({ type, createdAt }) => `${type}, ${dates.moment(createdAt)}`}
        searchText={({ type, body }) => `${type} ${body}`}
        rowActions={(delivery) => (
          <>
            <Button variant="ghost" size="small" onClick={() => setShown(delivery)}>
              Details
            </Button>
            {(delivery.state !== 'waiting' || delivery.attempts > 0) && (
              <Button
                variant="ghost"
                size="small"
                disabled={resending.isLoading}
                onClick={() => void announce(resend({ params: { id, deliveryId: delivery._id } }).unwrap())}
              >
                Send again
              </Button>
            )}
          </>
        )}
        empty={
          <EmptyState title="Nothing has been sent yet" drawing="documents">
            Send a test to see whether it arrives.
          </EmptyState>
        }
      />
      {shown && <DeliveryDialog delivery={shown} onClose={() => setShown(undefined)} />}
      {renewing && (
        <ConfirmDialog
          onClose={() => setRenewing(false)}
          title="Renew secret"
          question={`Renew the secret of ${name}?`}
          warning="From now on all requests are signed with the new one. No more requests are signed with the old one."
          confirmLabel="Renew secret"
          onConfirm={async () => {
            try {
              setSecret((await renew({ params: { id } }).unwrap()).secret);
            } catch (error) {
              notify.error(messageOf(error));
            }
            setRenewing(false);
          }}
        />
      )}
      {secret !== undefined && (
        <SecretDialog
          title="New secret of the webhook"
          description="The other system checks the signature of each request with it, as Standard Webhooks describes."
          noun="Secret"
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </>
  );
}
