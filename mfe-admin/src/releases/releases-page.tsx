import { deleteRelease, fetchReleases, fetchReviews, plural, type Review } from 'api-client';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChange, useRead } from 'shared-store';
import { CollectionScreen, HiddenWorkBadge } from 'admin-kit';
import { Cluster, EmptyState } from 'ui-kit';
import { ReleaseDialog } from './release-dialog';
import { ReleaseState } from './release-state';

/** The state of the review of a release, and who makes it. */
const ReleaseReview = ({ state, reviewer, hasChanged }: Review): ReactNode => (
  <Cluster gap={1}>
    <HiddenWorkBadge hidden={{ isChanged: hasChanged, review: state }} />
    <span>{hasChanged ? `${reviewer}, changed since` : reviewer}</span>
  </Cluster>
);

/** The releases: named sets of changes that visitors see at one moment. */
export function Component(): ReactNode {
  const read = useRead(fetchReleases, undefined, { refetchOnMountOrArgChange: true });
  const reviews = useRead(
    fetchReviews,
    { query: { collection: 'releases' } },
    { refetchOnMountOrArgChange: true },
  ).data;
  const reviewOf = (id: string): Review | undefined => reviews?.find(({ _id }) => _id === id);
  const [remove] = useChange(deleteRelease);
  const [isCreating, setCreating] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <CollectionScreen
        title="Releases"
        lead="Publish several changes at one moment, and look at the whole site before."
        noun={{ one: 'release', many: 'releases' }}
        items={read.data}
        read={read}
        defaultSort="-createdAt"
        onNew={() => setCreating(true)}
        newLabel="Create release"
        editHref={({ _id }) => `/admin/releases/${_id}`}
        columns={[
          { id: 'name', header: 'Name', value: ({ name }) => name },
          { id: 'size', header: 'Items', narrow: true, align: 'end', value: ({ size }) => size },
          { id: 'state', header: 'State', narrow: true, cell: (release) => <ReleaseState {...release} /> },
          {
            id: 'review',
            header: 'Review',
            narrow: true,
            cell: ({ _id }) => {
              const review = reviewOf(_id);
              return review && <ReleaseReview {...review} />;
            },
          },
          { id: 'createdBy', header: 'Created by', narrow: true, value: ({ createdBy }) => createdBy },
        ]}
        keyOf={({ _id }) => _id}
        labelOf={({ name }) => name}
        searchText={({ name }) => name}
        deletion={{
          question: ({ length }, named) => ({
            title: `Delete ${plural(length, 'release', 'releases')}`,
            question: `Delete ${named}?`,
            warning: 'The items stay as they are. A published release can no longer be undone.',
            confirmLabel: 'Delete',
          }),
          each: ({ _id }) => remove({ params: { id: _id } }).unwrap(),
        }}
        empty={
          <EmptyState title="No releases yet" drawing="documents">
            Create one, then add items to it in their editors.
          </EmptyState>
        }
      />
      {isCreating && (
        <ReleaseDialog onClose={() => setCreating(false)} onSaved={({ _id }) => navigate(`/admin/releases/${_id}`)} />
      )}
    </>
  );
}
