import type { ContactState } from 'api-client';

/** The states of a message in their order, with their labels. */
export const MESSAGE_STATES: readonly { readonly value: ContactState; readonly label: string }[] = [
  { value: 'new', label: 'New' },
  { value: 'read', label: 'Read' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
];

const tones = { new: 'warning', read: 'info', answered: 'success', closed: 'neutral' } as const;

export const messageTone = (state: ContactState) => tones[state];
export const messageStateName = (state: ContactState): string =>
  MESSAGE_STATES.find(({ value }) => value === state)?.label ?? state;
