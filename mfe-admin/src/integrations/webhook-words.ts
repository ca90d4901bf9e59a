import type { WebhookCollection, WebhookDelivery, WebhookEvent } from 'api-client';
import { collections } from 'api-client/content-types';
import { collectionName } from '../names';

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

/** The collections that a webhook can follow, in the order of the menu. */
export const KINDS: readonly Choice<WebhookCollection>[] = [
  ...collections,
  'job-applications' as const,
  'contact-messages' as const,
].map((value) => ({ value, label: collectionName(value) }));

/** The events in plain words. */
export const EVENTS: readonly Choice<WebhookEvent>[] = [
  { value: 'created', label: 'Created' },
  { value: 'updated', label: 'Changed' },
  { value: 'published', label: 'Published' },
  { value: 'unpublished', label: 'Unpublished' },
  { value: 'deleted', label: 'Deleted' },
  { value: 'restored', label: 'Restored' },
  { value: 'untranslated', label: 'To translate (English texts that are new or changed)' },
  { value: 'received', label: 'Received (applications and messages)' },
];

const kindWords = (value: string): string => KINDS.find((kind) => kind.value === value)?.label ?? value;

/** A summary of the collections that a webhook follows: the first two, and how many more. */
export function collectionsSummary(kinds: readonly WebhookCollection[]): string {
  if (KINDS.every(({ value }) => kinds.includes(value))) return 'Everything';
  const [first = '', second = '', ...rest] = kinds.map(kindWords);
  const named = second ? `${first}, ${second}` : first;
  return rest.length > 0 ? `${named} and ${rest.length} more` : named;
}

/** The states of a delivery, in plain words. */
export const STATES = {
  waiting: { label: 'Waiting', tone: 'info' },
  delivered: { label: 'Delivered', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
} as const satisfies Record<WebhookDelivery['state'], { label: string; tone: string }>;
