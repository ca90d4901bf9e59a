import { deleteWebhook, fetchWebhooks, plural } from 'api-client';
import { useChange, useRead } from 'shared-store';
import type { Webhook } from 'api-client';
import { useState, type ReactNode } from 'react';
import { CollectionScreen } from 'admin-kit';
import { Badge, ButtonLink } from 'ui-kit';
import { SecretDialog } from './secret-dialog';
import { WebhookDialog } from './webhook-dialog';
import { collectionsSummary } from './webhook-words';

function Health({ active, waiting, failed }: Webhook): ReactNode {
  if (!active) return <Badge>Off</Badge>;
  if (failed > 0) return <Badge tone="danger">{failed} failed</Badge>;
  return waiting > 0 ? <Badge tone="info">{waiting} waiting</Badge> : <Badge tone="success">On</Badge>;
}

/** The other systems that receive changes. */
export function Component(): ReactNode {
  const read = useRead(fetchWebhooks, undefined, { refetchOnMountOrArgChange: true });
  const [remove] = useChange(deleteWebhook);
  const [edited, setEdited] = useState<Webhook | 'new'>();
  const [secret, setSecret] = useState<string>();
  return (
    <>
      <CollectionScreen
        title="Webhooks"
        lead="Tell other systems, such as a CRM, what happens on the site."
        noun={{ one: 'webhook', many: 'webhooks' }}
        items={read.data}
        read={read}
        defaultSort="name"
        onNew={() => setEdited('new')}
        onEdit={setEdited}
        columns={[
          { id: 'name', header: 'Name', value: ({ name }) => name },
          { id: 'url', header: 'Address', value: ({ url }) => url },
          { id: 'collections', header: 'Receives', cell: ({ collections }) => collectionsSummary(collections) },
          { id: 'state', header: 'State', narrow: true, cell: Health, value: ({ failed }) => failed },
        ]}
        keyOf={({ _id }) => _id}
        labelOf={({ name }) => name}
        searchText={({ name, url }) => `${name} ${url}`}
        rowActions={({ _id, name }) => (
          <ButtonLink href={`/admin/webhooks/${_id}`} variant="ghost" size="small" aria-label={`Log of ${name}`}>
            Log
          </ButtonLink>
        )}
        deletion={{
          question: ({ length }, named) => ({
            title: `Delete ${plural(length, 'webhook', 'webhooks')}`,
            question: `Delete ${named}?`,
            warning: 'Its log and its waiting deliveries are deleted too. You can’t undo this.',
            confirmLabel: 'Delete',
          }),
          each: ({ _id }) => remove({ params: { id: _id } }).unwrap(),
        }}
      />
      {edited !== undefined && (
        <WebhookDialog
          webhook={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onCreated={(created) => {
            setEdited(undefined);
            setSecret(created);
          }}
        />
      )}
      {secret !== undefined && (
        <SecretDialog
          title="Secret of the webhook"
          description="The other system checks the signature of each request with it, as Standard Webhooks describes."
          noun="Secret"
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </>
  );
}
