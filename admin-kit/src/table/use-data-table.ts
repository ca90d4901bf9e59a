import { useMemo, useState } from 'react';
import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ColumnDef, RowSelectionState, SortingState, Updater } from '@tanstack/react-table';
import type { DataTableProps, TableSort } from './table-types';

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

const resolve = <T>(updater: Updater<T>, before: T): T =>
  typeof updater === 'function' ? (updater as (before: T) => T)(before) : updater;

const toSorting = (sort: TableSort | null | undefined): SortingState =>
  sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [];

const fromSorting = ([first]: SortingState): TableSort | null =>
  first ? { column: first.id, direction: first.desc ? 'descending' : 'ascending' } : null;

/** The state of a `DataTable`: sort and selection, controlled by the caller or not. */
export function useDataTable<Row extends object>({
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  sortedByServer = false,
  selected,
  onSelectedChange,
}: DataTableProps<Row>) {
  const [ownSort, setOwnSort] = useState<TableSort | null>(null);
  const currentSort = sort === undefined ? ownSort : sort;
  const sorting = useMemo(() => toSorting(currentSort), [currentSort]);
  const rowSelection = useMemo(
    () => Object.fromEntries((selected ?? []).map((key) => [key, true] as const)) satisfies RowSelectionState,
    [selected],
  );
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.id,
        accessorFn: (row) => column.sortValue?.(row),
        enableSorting: column.sortable ?? column.sortValue !== undefined,
        sortDescFirst: false,
        sortFn: 'alphanumeric',
        sortUndefined: 'last',
      })),
    [columns],
  );

  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    manualSorting: sortedByServer,
    enableMultiSort: false,
    enableRowSelection: onSelectedChange !== undefined,
    state: { sorting, rowSelection },
    onSortingChange: (updater: Updater<SortingState>) => {
      const next = fromSorting(resolve(updater, sorting));
      setOwnSort(next);
      onSortChange?.(next);
    },
    onRowSelectionChange: (updater: Updater<RowSelectionState>) => {
      onSelectedChange?.(Object.keys(resolve(updater, rowSelection)));
    },
  });
}
