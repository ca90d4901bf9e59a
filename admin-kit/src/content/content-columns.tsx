import { Moment, ShortDay } from 'shared-store';
import type { ContentStatus } from 'api-client';
import type { ContentType } from 'api-client/content-types';
import { dateColumn, type TableColumn } from 'admin-kit/table';
import { Badge } from 'ui-kit';
import { StatusBadge } from '../status-badge';
import { cellOf } from '../fields/field-kinds';

/** Overrides for the columns of a definition, by name. */
export type ColumnChanges<Item> = Readonly<Record<string, Partial<TableColumn<Item>>>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The states of what visitors send. */
const TONES: Readonly<Record<string, 'warning' | 'info' | 'success'>> = {
  New: 'warning',
  'In progress': 'info',
  Done: 'success',
};

/** The columns of what visitors send, whose moment counts; a report without a name has only its day. */
const columnsOfSent = (isAnonymous: boolean): Readonly<Record<string, Partial<TableColumn<object>>>> => ({
  state: {
    narrow: true,
    cell: (item) => {
      const state = textOf(Reflect.get(item, 'state'));
      return state && <Badge tone={TONES[state] ?? 'neutral'}>{state}</Badge>;
    },
  },
  createdAt: dateColumn('createdAt', 'Received', isAnonymous ? ShortDay : Moment) as TableColumn<object>,
});

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
    cell: (item) => <ShortDay at={textOf(Reflect.get(item, 'createdAt'))} />,
    value: (item) => textOf(Reflect.get(item, 'createdAt')),
  },
  order: {
    header: 'Place',
    narrow: true,
    cell: (item) => Number(Reflect.get(item, 'order')) + 1,
    value: (item) => Number(Reflect.get(item, 'order')),
  },
  visible: { header: 'Shown', narrow: true, cell: (item) => (Reflect.get(item, 'visible') ? 'Yes' : 'No') },
};

/** The columns of a content type's table, by its definition. */
export function contentColumns<Item extends object>(
  type: ContentType,
  changes: ColumnChanges<Item> = {},
): TableColumn<Item>[] {
  return (type.table ?? [type.title, type.publicForm ? 'createdAt' : 'status']).map((name) => {
    const common = COMMON[name];
    const field = type.fields[name];
    const sent = type.publicForm && columnsOfSent(type.publicForm.anonymous === true)[name];
    if (common) return { id: name, ...common, ...sent, ...changes[name] };
    if (!field) throw new Error(`${type.collection} has no field ${name}`);
    const { show, sort, ...look } = cellOf(field);
    const value = (item: Item): unknown => Reflect.get(item, name);
    return {
      id: name,
      header: field.label,
      cell: (item) => (name === type.title ? <span dir="auto">{show(value(item))}</span> : show(value(item))),
      ...(sort && { value: (item) => sort(value(item)) }),
      ...look,
      ...sent,
      ...changes[name],
    };
  });
}
