import { deleteRelease, fetchReleases, plural } from 'api-client';
import { useState, type ReactNode } from 'react';
import { useChange, useRead } from 'shared-store';
import { CollectionScreen, oneByOne } from 'admin-kit';
import { EmptyState } from 'ui-kit';
import { ReleaseDialog } from './release-dialog';
import { ReleaseState } from './release-state';

/** The releases: named sets of changes that visitors see at one moment. */
export function Component(): ReactNode {
  const read = useRead(fetchReleases, undefined, { refetchOnMountOrArgChange: true });
  const [remove] = useChange(deleteRelease);
  const [isCreating, setCreating] = useState(false);
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
          { id: 'size', header: 'Items', narrow: true, value: ({ size }) => size },
          { id: 'state', header: 'State', cell: (release) => <ReleaseState {...release} /> },
          { id: 'createdBy', header: 'Created by', value: ({ createdBy }) => createdBy },
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
          run: (items) => oneByOne(items, ({ _id }) => remove({ params: { id: _id } }).unwrap()),
        }}
        empty={
          <EmptyState title="No releases yet" drawing="documents">
            Create one, then add items to it in their editors.
          </EmptyState>
        }
      />
      {isCreating && <ReleaseDialog onClose={() => setCreating(false)} onSaved={read.refetch} />}
    </>
  );
}
