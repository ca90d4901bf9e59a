import { allAdmins, AUDIT_MONTHS, fetchAudit, listAddress, listQuery, type AuditEntry } from 'api-client';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAnswer, useDates, useRead } from 'shared-store';
import { ChipLink, Cluster, EmptyState } from 'ui-kit';
import { CollectionScreen } from 'admin-kit';
import type { TableColumn } from 'admin-kit/table';
import { collectionName, RECORDED_COLLECTIONS } from '../names';
import { ACTIONS, actionWords } from './action-words';

const PER_PAGE = 50;
const SCOPES = [
  { value: '', label: 'Changes' },
  { value: 'access', label: 'Sign-ins and reading' },
  { value: 'all', label: 'All' },
] as const;

const list = listAddress({
  sorts: ['-createdAt', 'createdAt'],
  filters: { scope: ['access', 'all'], action: 'one', collection: 'one', actor: 'one' },
});

/** A moment without this year and the zone, which the screen names once: `23 Nov, 06:30 pm`. */
function ShortMoment({ at }: Pick<AuditEntry, 'at'>): ReactNode {
  const dates = useDates();
  const thisYear = ` ${dates.dayOf(new Date()).slice(0, 4)},`;
  return (
    <time dateTime={at}>
      {dates
        .moment(at)
        .replace(` ${dates.zoneName(at)}`, '')
        .replace(thisYear, ',')}
    </time>
  );
}

const columns: readonly TableColumn<AuditEntry>[] = [
  { id: 'action', header: 'What', cell: ({ action }) => actionWords(action) },
  { id: 'title', header: 'Item', cell: ({ title, entityId }) => title || entityId },
  { id: 'collection', header: 'Kind', cell: ({ collection }) => (collection ? collectionName(collection) : '') },
  { id: 'actor', header: 'Who', narrow: true, cell: ({ actor }) => actor.name || actor.email || 'The site' },
  { id: 'createdAt', header: 'When', narrow: true, sortable: true, cell: ({ at }) => <ShortMoment at={at} /> },
];

/**
 * The audit log: actors, actions, items and times. It is read-only. Sign-ins and reading would hide the changes, so
 * they are shown when they are asked for.
 */
export function Component(): ReactNode {
  const [params] = useSearchParams();
  const dates = useDates();
  const state = list.read(params);
  const { scope, ...query } = listQuery(state);
  // An action is listed whatever its scope is.
  const shown = state.filters.action ? 'all' : (scope ?? '');
  const read = useAnswer(
    fetchAudit,
    { query: { ...query, limit: PER_PAGE, ...(shown !== 'all' && { scope: shown || 'changes' }) } },
    { refetchOnMountOrArgChange: true },
  );
  const admins = useRead(allAdmins).data ?? [];
  const { action: _action, scope: _scope, ...filters } = state.filters;
  return (
    <CollectionScreen
      title="Audit log"
      lead={`The last ${AUDIT_MONTHS} months, in ${dates.timeZone} time. Entries can't be changed.`}
      noun={{ one: 'entry', many: 'entries' }}
      items={read.data?.entries}
      total={read.data?.total ?? 0}
      read={read}
      pageSize={PER_PAGE}
      defaultSort="-createdAt"
      columns={columns}
      layout="brief"
      above={
        <nav aria-label="Kinds of entries">
          <Cluster gap={1}>
            {SCOPES.map(({ value, label }) => (
              <ChipLink
                key={value}
                href={`/admin/audit${list.write({ ...state, page: 1, filters: { ...filters, ...(value && { scope: value }) } })}`}
                aria-current={value === shown ? 'page' : undefined}
              >
                {label}
              </ChipLink>
            ))}
          </Cluster>
        </nav>
      }
      filters={[
        { id: 'scope', label: 'Kinds of entries', options: [], hidden: true },
        { id: 'action', label: 'What', options: ACTIONS },
        { id: 'collection', label: 'Kind', options: RECORDED_COLLECTIONS },
        { id: 'actor', label: 'Who', options: admins.map(({ name, email }) => ({ value: email, label: name })) },
      ]}
      searchHint="Search items and people"
      keyOf={({ _id }) => _id}
      labelOf={({ action, title }) => `${actionWords(action)} ${title}`}
      empty={<EmptyState title="No entries yet" drawing="documents" />}
    />
  );
}
