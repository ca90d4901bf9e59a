import { useDates } from 'shared-store';
import type { ReactNode } from 'react';
import type { ContentStatus } from 'api-client';
import type { ContentType, Field } from 'api-client/content-types';
import type { TableColumn } from 'admin-kit/table';
import { StatusBadge } from '../status-badge';
import { optionLabel } from './content-field';

/** Overrides for the columns of a definition, by name. */
export type ColumnChanges<Item> = Readonly<Record<string, Partial<TableColumn<Item>>>>;

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** How a value of a kind is shown and sorted. */
function columnOf(field: Field): {
  readonly show: (value: unknown) => ReactNode;
  readonly sort?: (value: unknown) => string | number | undefined;
  readonly narrow?: boolean;
  readonly align?: 'end';
} {
  const plain = { show: textOf, sort: textOf };
  switch (field.kind) {
    case 'flag':
      return { show: (value) => (value === true ? 'Yes' : 'No'), narrow: true };
    case 'integer': {
      const sort = (value: unknown) => (typeof value === 'number' ? value : undefined);
      return { show: textOf, sort, narrow: true, align: 'end' };
    }
    case 'date':
      return { show: (value) => textOf(value).slice(0, 10), sort: textOf, narrow: true };
    case 'select': {
      const word = (value: unknown) => optionLabel(field, textOf(value));
      return { show: word, sort: word };
    }
    case 'line':
    case 'time':
      return plain;
    default:
      return { show: textOf };
  }
}

const CreatedDay = ({ at }: { readonly at: string }): ReactNode => useDates().dayOf(at);

/** The columns that are the same in every content type. */
const COMMON: Readonly<Record<string, Omit<TableColumn<object>, 'id'>>> = {
  status: {
    header: 'Status',
    narrow: true,
    cell: (item) => <StatusBadge status={Reflect.get(item, 'status') as ContentStatus} />,
  },
  createdAt: {
    header: 'Created',
    narrow: true,
    cell: (item) => <CreatedDay at={textOf(Reflect.get(item, 'createdAt'))} />,
    sortValue: (item) => textOf(Reflect.get(item, 'createdAt')),
  },
  order: {
    header: 'Place',
    narrow: true,
    cell: (item) => Number(Reflect.get(item, 'order')) + 1,
    sortValue: (item) => Number(Reflect.get(item, 'order')),
  },
  visible: { header: 'Shown', narrow: true, cell: (item) => (Reflect.get(item, 'visible') ? 'Yes' : 'No') },
};

/** The columns of a content type's table, by its definition. */
export function contentColumns<Item extends object>(
  type: ContentType,
  changes: ColumnChanges<Item> = {},
): TableColumn<Item>[] {
  return (type.table ?? [type.title, 'status']).map((name) => {
    const common = COMMON[name];
    const field = type.fields[name];
    if (common) return { id: name, ...common, ...changes[name] };
    if (!field) throw new Error(`${type.collection} has no field ${name}`);
    const { show, sort, ...look } = columnOf(field);
    const value = (item: Item): unknown => Reflect.get(item, name);
    return {
      id: name,
      header: field.label,
      cell: (item) => (name === type.title ? <span dir="auto">{show(value(item))}</span> : show(value(item))),
      ...(sort && { sortValue: (item) => sort(value(item)) }),
      ...look,
      ...changes[name],
    };
  });
}
