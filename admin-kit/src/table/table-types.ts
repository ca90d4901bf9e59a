import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /**
   * The sort key of the column; without it the column is not sortable, unless `sortable` says that the server sorts.
   */
  sortValue?: (row: Row) => string | number | undefined;
  sortable?: boolean;
  /** Numbers are aligned to the end. */
  align?: 'start' | 'end';
  /** As narrow as its content. */
  narrow?: boolean;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** The content of the table, for screen readers. */
  caption: string;
  /** Shows the caption above the table as well. */
  showCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** The unique key of a row. */
  rowKey: (row: Row) => string;
  /** The name of a row in “Select …”; its key by default. */
  rowLabel?: (row: Row) => string;
  /** The buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** The sort of the rows, if the caller controls it (in the address, for example). */
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort | null) => void;
  /** The rows are already sorted; a pressed heading only calls `onSortChange`. */
  sortedByServer?: boolean;
  /** The keys of the selected rows; with `onSelectedChange` every row has a checkbox. */
  selected?: readonly string[];
  onSelectedChange?: (keys: string[]) => void;
  /** The actions for the selected rows. */
  bulkActions?: (keys: readonly string[]) => ReactNode;
  density?: 'comfortable' | 'compact';
  /** `viewport` limits the table to 60 % of the window and scrolls inside (specification 9). */
  height?: 'content' | 'viewport';
  /** Whether the rows are loading for the first time. */
  loading?: boolean;
  /** Replaces the table if there are no rows. */
  empty?: ReactNode;
}
