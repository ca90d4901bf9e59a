/** The states of an application in their order, with their labels. */
export const APPLICATION_STATES = [
  { value: 'new', label: 'New', tone: 'info' },
  { value: 'review', label: 'Review', tone: 'warning' },
  { value: 'interview', label: 'Interview', tone: 'warning' },
  { value: 'offer', label: 'Offer', tone: 'warning' },
  { value: 'hired', label: 'Hired', tone: 'success' },
  { value: 'rejected', label: 'Rejected', tone: 'neutral' },
  { value: 'withdrawn', label: 'Withdrawn', tone: 'neutral' },
] as const;

export function stateLabel(state: string): string {
  return APPLICATION_STATES.find(({ value }) => value === state)?.label ?? state;
}
