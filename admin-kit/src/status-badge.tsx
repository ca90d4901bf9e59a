import type { ReactNode } from 'react';
import { Badge, Cluster } from 'ui-kit';

const looks = {
  draft: ['neutral', 'Draft'],
  scheduled: ['info', 'Scheduled'],
  published: ['success', 'Published'],
  trashed: ['danger', 'In the trash'],
} as const;

/** The status of content, in a word. */
export function StatusBadge({ status }: { readonly status: keyof typeof looks }): ReactNode {
  const [tone, word] = looks[status];
  return <Badge tone={tone}>{word}</Badge>;
}

/** Changes that visitors do not see yet. */
export type PendingState = 'changed' | 'in review';

interface PublicationBadgesProps {
  readonly item: { readonly status: keyof typeof looks };
  /** Undefined without changes that visitors do not see yet. */
  readonly changed: PendingState | undefined;
}

/** The status of content, and whether it has changes that are not published yet. */
export const PublicationBadges = ({ item, changed }: PublicationBadgesProps): ReactNode => (
  <Cluster gap={1}>
    <StatusBadge status={item.status} />
    {changed && <Badge tone="warning">{changed === 'changed' ? 'Changed' : 'Waiting for review'}</Badge>}
  </Cluster>
);

/** The status filter for `CollectionScreen`. */
export const statusFilter = {
  id: 'status',
  label: 'Status',
  options: (['published', 'draft', 'scheduled'] as const).map((value) => ({ value, label: looks[value][1] })),
  matches: (item: { readonly status: string }, value: string): boolean => item.status === value,
};

/** The status filter of a list that the server filters; items may have changes that visitors do not see yet. */
export const servedStatusFilter = {
  ...{ id: statusFilter.id, label: statusFilter.label },
  options: [...statusFilter.options, { value: 'changed', label: 'Changed' }],
};

/** The same for a list that the screen filters. */
export const statusOrChangedFilter = {
  ...servedStatusFilter,
  matches: (item: { readonly status: string; readonly isChanged: boolean }, value: string): boolean =>
    value === 'changed' ? item.isChanged : statusFilter.matches(item, value),
};
