import { dismissMissingAddress, fetchMissingAddresses, plural } from 'api-client';
import { useChange, useRead } from 'shared-store';
import type { MissingAddress } from 'api-client';
import type { ReactNode } from 'react';
import { CollectionScreen } from 'admin-kit';
import { dateColumn } from 'admin-kit/table';
import { ButtonLink, EmptyState } from 'ui-kit';

const redirectFor = ({ path }: MissingAddress): string => `/admin/redirects/new?address=${encodeURIComponent(path)}`;

/** The addresses without a page that were requested most, each with a link to create a redirect. */
export function Component(): ReactNode {
  const read = useRead(fetchMissingAddresses, undefined, { refetchOnMountOrArgChange: true });
  const [dismiss] = useChange(dismissMissingAddress);
  return (
    <CollectionScreen
      title="Missing addresses"
      lead="Addresses requested in the last 90 days that have no page. Who requested them is not recorded."
      noun={{ one: 'address', many: 'addresses' }}
      items={read.data}
      read={read}
      defaultSort="-count"
      columns={[
        { id: 'path', header: 'Address', value: ({ path }) => path },
        { id: 'count', header: 'Times', narrow: true, value: ({ count }) => count },
        dateColumn('lastAt', 'Last requested'),
      ]}
      keyOf={({ _id }) => _id}
      labelOf={({ path }) => path}
      searchText={({ path }) => path}
      rowActions={(address) => (
        <ButtonLink href={redirectFor(address)} variant="secondary" size="small">
          Redirect
        </ButtonLink>
      )}
      deletion={{
        label: 'Dismiss',
        question: ({ length }, named) => ({
          title: `Dismiss ${plural(length, 'address', 'addresses')}`,
          question: `Dismiss ${named}?`,
          warning: 'It is listed again at the next request.',
          confirmLabel: 'Dismiss',
        }),
        words: { doing: 'Dismissing', done: 'dismissed' },
        each: ({ _id }) => dismiss({ params: { id: _id } }).unwrap(),
      }}
      empty={
        <EmptyState title="Nothing is missing" drawing="documents">
          Every address that visitors requested has a page.
        </EmptyState>
      }
    />
  );
}
