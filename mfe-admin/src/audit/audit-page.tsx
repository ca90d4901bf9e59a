import { fetchAudit } from 'api-client';
import { useRead } from 'shared-store';
import { useMemo, type ReactNode } from 'react';
import { EmptyState } from 'ui-kit';
import { CollectionScreen } from 'admin-kit';
import { dateColumn } from 'admin-kit/table';
import { collectionName } from '../names';
import { actionWords } from './action-words';

const choices = (values: readonly string[]): string[] => [...new Set(values)].filter(Boolean).sort();

/** The audit log: actors, actions, items and times. It is read-only. */
export function Component(): ReactNode {
  const read = useRead(fetchAudit, undefined, { refetchOnMountOrArgChange: true });
  const filters = useMemo(() => {
    const entries = read.data ?? [];
    return {
      actions: choices(entries.map(({ action }) => action)),
      collections: choices(entries.map(({ collection }) => collection)),
      actors: choices(entries.map(({ actor }) => actor.email)),
    };
  }, [read.data]);
  return (
    <CollectionScreen
      title="Audit log"
      lead="The last 1,000 entries. They can't be changed."
      noun={{ one: 'entry', many: 'entries' }}
      items={read.data}
      read={read}
      pageSize={50}
      defaultSort="-at"
      columns={[
        { id: 'action', header: 'What', value: ({ action }) => actionWords(action) },
        { id: 'title', header: 'Item', cell: ({ title, entityId }) => title || entityId, value: ({ title }) => title },
        {
          id: 'collection',
          header: 'Kind',
          cell: ({ collection }) => (collection ? collectionName(collection) : ''),
          value: ({ collection }) => collection,
        },
        {
          id: 'actor',
          header: 'Who',
          narrow: true,
          cell: ({ actor }) => actor.name || actor.email || 'The site',
          value: ({ actor }) => actor.email,
        },
        dateColumn('at', 'When'),
      ]}
      layout="brief"
      filters={[
        {
          id: 'action',
          label: 'What',
          options: filters.actions.map((value) => ({ value, label: actionWords(value) })),
          matches: ({ action }, value) => action === value,
        },
        {
          id: 'collection',
          label: 'Kind',
          options: filters.collections.map((value) => ({ value, label: collectionName(value) })),
          matches: ({ collection }, value) => collection === value,
        },
        {
          id: 'actor',
          label: 'Who',
          options: filters.actors.map((value) => ({ value, label: value })),
          matches: ({ actor }, value) => actor.email === value,
        },
      ]}
      keyOf={({ _id }) => _id}
      labelOf={({ action, title }) => `${actionWords(action)} ${title}`}
      searchText={({ actor, action, collection, title, entityId }) =>
        `${actor.name} ${actor.email} ${actionWords(action)} ${collection} ${title} ${entityId}`
      }
      empty={<EmptyState title="No entries yet" drawing="documents" />}
    />
  );
}
