import {
  isAllowed,
  type Subscription,
  type SubscriptionKind,
  deleteSubscription,
  exportSubscriptions,
  fetchSubscriptions,
  counted,
  plural,
  listAddress,
  listQuery,
} from 'api-client';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callApi, Moment, selectUserInfo, useAppSelector, useAnswer, useChange, useAppDispatch } from 'shared-store';
import { Badge, ChipLink, Cluster } from 'ui-kit';
import { CollectionScreen, ExportButton } from 'admin-kit';
import type { TableColumn } from 'admin-kit/table';
import { filterText } from './filter-text';

/** The kinds with the rights of those who handle them; the server refuses all others. */
const KINDS: readonly { value: SubscriptionKind; label: string; roles: readonly string[] }[] = [
  { value: 'newsletter', label: 'Newsletter', roles: ['newsletter:handle'] },
  { value: 'job-alert', label: 'Job alerts', roles: ['job-applications:handle'] },
];
const STATES = [
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'waiting', label: 'Not confirmed yet' },
] as const;
const PER_PAGE = 25;

const stateLabel = (state: Subscription['state']): string =>
  STATES.find(({ value }) => value === state)?.label ?? state;

const columns = (kind: SubscriptionKind): TableColumn<Subscription>[] => [
  { id: 'email', header: 'Email', cell: ({ email }) => email },
  ...(kind === 'job-alert'
    ? [{ id: 'filter', header: 'Positions', cell: ({ filter }: Subscription) => filterText(filter) }]
    : []),
  {
    id: 'state',
    header: 'State',
    narrow: true,
    cell: ({ state }) => <Badge tone={state === 'confirmed' ? 'success' : 'neutral'}>{stateLabel(state)}</Badge>,
  },
  { id: 'createdAt', header: 'Since', narrow: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

const list = listAddress({ sorts: [''], filters: { state: ['confirmed', 'waiting'] } });

/** The subscribers of job alerts and the newsletter, if the signed-in role handles them. */
export function Component(): ReactNode {
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const rights = useAppSelector(selectUserInfo)?.rights ?? [];
  const kinds = KINDS.filter(({ roles }) => isAllowed(rights, roles));
  const kind = (kinds.find(({ value }) => value === params.get('kind')) ?? kinds[0])?.value ?? 'newsletter';
  const query = { ...listQuery(list.read(params)), kind };
  const read = useAnswer(
    fetchSubscriptions,
    { query: { ...query, limit: PER_PAGE } },
    { skip: kinds.length === 0, refetchOnMountOrArgChange: true },
  );
  const [remove] = useChange(deleteSubscription);

  return (
    <CollectionScreen
      title="Subscribers"
      lead={`Nothing is sent to an address before it is confirmed.${read.data ? ` ${counted(read.data.confirmed, 'confirmed address', 'confirmed addresses')}.` : ''}`}
      noun={{ one: 'subscriber', many: 'subscribers' }}
      above={
        kinds.length > 1 && (
          <nav aria-label="Kinds of emails">
            <Cluster gap={1}>
              {kinds.map(({ value, label }) => (
                <ChipLink
                  key={value}
                  href={`/admin/subscribers?kind=${value}`}
                  aria-current={value === kind ? 'page' : undefined}
                >
                  {label}
                </ChipLink>
              ))}
            </Cluster>
          </nav>
        )
      }
      actions={
        <ExportButton
          fileName={`${kind}-subscribers.csv`}
          disabled={!read.data || read.data.total === 0}
          read={() => callApi(exportSubscriptions, { query: { kind } })}
        />
      }
      items={read.data?.subscriptions}
      total={read.data?.total ?? 0}
      read={read}
      readPage={async (page) =>
        (await dispatch(callApi(fetchSubscriptions, { query: { ...query, ...page } }))).subscriptions
      }
      columns={columns(kind)}
      pageSize={PER_PAGE}
      filters={[{ id: 'state', label: 'State', options: STATES }]}
      keyOf={({ _id }) => _id}
      labelOf={({ email }) => email}
      purpose="Addresses appear here when people subscribe to our emails."
      deletion={{
        question: ({ length }, named) => ({
          title: 'Delete subscriber',
          question: plural(
            length,
            `Delete ${named}? It gets no more of these emails.`,
            `Delete these ${counted(length, 'address', 'addresses')}? They get no more of these emails.`,
          ),
          warning: "Warning!! You can't revert this action.",
          confirmLabel: 'Delete',
        }),
        each: ({ _id }) => remove({ params: { id: _id } }).unwrap(),
      }}
    />
  );
}
