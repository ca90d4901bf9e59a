import type { ReactNode } from 'react';
import { Badge } from 'ui-kit';

const looks = {
  draft: ['neutral', 'Draft'],
  scheduled: ['info', 'Scheduled'],
  published: ['success', 'Published'],
  trashed: ['danger', 'In the trash'],
} as const;

/** The badge of a published item with changes that visitors do not see yet. */
export const ChangedBadge = (): ReactNode => <Badge tone="warning">Changed</Badge>;

/** The status of content, in a word. */
export function StatusBadge({ status }: { readonly status: keyof typeof looks }): ReactNode {
  const [tone, word] = looks[status];
  return <Badge tone={tone}>{word}</Badge>;
}

/** The status filter for `CollectionScreen`. */
export const statusFilter = {
  id: 'status',
  label: 'Status',
  options: (['published', 'draft', 'scheduled'] as const).map((value) => ({ value, label: looks[value][1] })),
  matches: (item: { readonly status: string }, value: string): boolean => item.status === value,
};

/** The status filter of items that may have changes which visitors do not see yet. */
export const statusOrChangedFilter = {
  ...statusFilter,
  options: [...statusFilter.options, { value: 'changed', label: 'Changed' }],
  matches: (item: { readonly status: string; readonly isChanged: boolean }, value: string): boolean =>
    value === 'changed' ? item.isChanged : statusFilter.matches(item, value),
};
