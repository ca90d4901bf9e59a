import { dismissMissingAddress, fetchMissingAddresses, plural } from 'api-client';
import { Moment, useChange, useRead } from 'shared-store';
import type { MissingAddress } from 'api-client';
import type { ReactNode } from 'react';
import { CollectionScreen, oneByOne } from 'admin-kit';
import { ButtonLink, EmptyState } from 'ui-kit';

const redirectFor = ({ path }: MissingAddress): string => `/admin/redirects/new?address=${encodeURIComponent(path)}`;

/** The addresses without a page that were requested most, each with a link to create a redirect. */
export function Component(): ReactNode {
  const { data, isError, refetch } = useRead(fetchMissingAddresses, undefined, { refetchOnMountOrArgChange: true });
  const [dismiss] = useChange(dismissMissingAddress);
  return (
    <CollectionScreen
      title="Missing addresses"
      lead="Addresses requested in the last 90 days that have no page. Who requested them is not recorded."
      noun={{ one: 'address', many: 'addresses' }}
      items={data}
      failed={isError && !data}
      onRetry={() => void refetch()}
      defaultSort="-count"
      columns={[
        { id: 'path', header: 'Address', cell: ({ path }) => path, sortValue: ({ path }) => path },
        { id: 'count', header: 'Times', narrow: true, cell: ({ count }) => count, sortValue: ({ count }) => count },
        {
          id: 'lastAt',
          header: 'Last requested',
          narrow: true,
          cell: ({ lastAt }) => <Moment at={lastAt} />,
          sortValue: ({ lastAt }) => lastAt,
        },
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
        run: async (items) => {
          await oneByOne(items, ({ _id }) => dismiss({ params: { id: _id } }).unwrap());
          return undefined;
        },
      }}
      empty={
        <EmptyState title="Nothing is missing" drawing="documents">
          Every address that visitors requested has a page.
        </EmptyState>
      }
    />
  );
}
