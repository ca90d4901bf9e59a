import { createWebhook, updateWebhook } from 'api-client';
import type { Webhook, WebhookCollection, WebhookEvent } from 'api-client';
import type { ReactNode } from 'react';
import { failureOf, useChange } from 'shared-store';
import { FormDialog } from 'admin-kit';
import { notify } from 'ui-kit';
import { CheckboxField, TextField, useForm, useSubmission } from 'ui-kit/form';
import { useRemoteCollections } from '../use-remote-collections';
import { ChoiceGroup } from './choice-group';
import { EVENTS, KINDS } from './webhook-words';

interface WebhookValues {
  name: string;
  url: string;
  active: boolean;
  collections: WebhookCollection[];
  events: WebhookEvent[];
}

interface WebhookDialogProps {
  /** The webhook to edit; undefined for a new one. */
  readonly webhook?: Webhook | undefined;
  /** Receives the secret of a new webhook, which is shown only once. */
  readonly onCreated: (secret: string) => void;
  readonly onClose: () => void;
}

/** Adds or changes a webhook: its address and its events. */
export function WebhookDialog({ webhook, onCreated, onClose }: WebhookDialogProps): ReactNode {
  const kinds = [...KINDS, ...useRemoteCollections('read')];
  const [create] = useChange(createWebhook);
  const [update] = useChange(updateWebhook);
  const form = useForm<WebhookValues>({
    defaultValues: webhook
      ? { ...webhook, collections: [...webhook.collections], events: [...webhook.events] }
      : { name: '', url: '', active: true, collections: [], events: ['published', 'unpublished', 'deleted'] },
  });
  const { send } = useSubmission(form, failureOf);
  const save = async ({ name, url, active, collections, events }: WebhookValues): Promise<void> => {
    const body = { name, url, collections, events };
    if (!webhook) return onCreated((await create({ body }).unwrap()).secret);
    const { _id: id, version } = webhook;
    notify.success((await update({ params: { id }, body: { ...body, active, version } }).unwrap()).message);
    onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={webhook ? 'Edit webhook' : 'Add webhook'}
      description="The site tells another system what has happened, with a signed request to its address."
      form={form}
      onSubmit={(values) => send(() => save(values))}
      submit={webhook ? 'Save' : 'Add webhook'}
    >
      <TextField name="name" label="Name" autoComplete="off" rules={{ required: 'Name is required' }} />
      <TextField
        name="url"
        type="url"
        label="Address"
        hint="Begins with https://. An address inside the site’s own network is never called."
        autoComplete="off"
        rules={{ required: 'Address is required' }}
      />
      <ChoiceGroup name="collections" legend="Content to report" choices={kinds} required="Events that it receives" />
      <ChoiceGroup name="events" legend="Events" choices={EVENTS} required="Choose at least one event" />
      {webhook && (
        <CheckboxField name="active" label="On" hint="While it is off, events are not sent, not even later." />
      )}
    </FormDialog>
  );
}
