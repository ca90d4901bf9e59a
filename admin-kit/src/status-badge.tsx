import type { ReactNode } from 'react';
import { ShortDay } from 'shared-store';
import { Badge, Cluster } from 'ui-kit';

const looks = {
  draft: ['neutral', 'Draft'],
  scheduled: ['info', 'Scheduled'],
  published: ['success', 'Published'],
  trashed: ['danger', 'In the trash'],
} as const;

interface StatusBadgeProps {
  readonly status: keyof typeof looks;
  /** When a scheduled item is published. */
  readonly publishAt?: string | null | undefined;
}

/** The status of content, in a word; of scheduled content also the day. */
export function StatusBadge({ status, publishAt }: StatusBadgeProps): ReactNode {
  const [tone, word] = looks[status];
  return (
    <Badge tone={tone}>
      {word}
      {status === 'scheduled' && publishAt && (
        <>
          {' '}
          <ShortDay at={publishAt} />
        </>
      )}
    </Badge>
  );
}

/** The part of an item that visitors do not see yet. */
export interface HiddenWork {
  /** Its saved changes. */
  readonly isChanged: boolean;
  /** Why the changes could not be published at the chosen time. */
  readonly failure?: string;
  /** When they are published, or the item is unpublished. */
  readonly planned?: { readonly at: string; readonly unpublishes: boolean };
  /** The state of its review. */
  readonly review?: 'waiting' | 'returned' | 'approved';
}

const reviewWords = { waiting: 'Waiting for review', returned: 'Returned', approved: 'Approved' } as const;

interface HiddenWorkBadgeProps {
  /** Undefined if visitors see all of it, or it is a draft that is not in review. */
  readonly hidden: HiddenWork | undefined;
}

/** A failed or planned publication, the state of a review, or that an item has changes that are not published yet. */
export function HiddenWorkBadge({ hidden }: HiddenWorkBadgeProps): ReactNode {
  if (hidden?.failure) return <Badge tone="danger">Not published in time</Badge>;
  if (hidden?.planned && (hidden.review ?? 'approved') === 'approved') {
    const { at, unpublishes } = hidden.planned;
    return (
      <Badge tone="info">
        {unpublishes ? 'Ends' : 'Changes'} <ShortDay at={at} />
      </Badge>
    );
  }
  if (hidden?.review)
    return <Badge tone={hidden.review === 'approved' ? 'success' : 'warning'}>{reviewWords[hidden.review]}</Badge>;
  return hidden?.isChanged && <Badge tone="warning">Changed</Badge>;
}

interface PublicationBadgesProps extends HiddenWorkBadgeProps {
  readonly item: StatusBadgeProps;
}

/** The status of content, and what visitors do not see of it yet. */
export const PublicationBadges = ({ item, hidden }: PublicationBadgesProps): ReactNode => (
  <Cluster gap={1}>
    <StatusBadge status={item.status} publishAt={item.publishAt} />
    <HiddenWorkBadge hidden={hidden} />
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
