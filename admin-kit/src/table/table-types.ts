import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What the column sorts by; a column without it can't be sorted, unless `sortable` says the server does it. */
  sortValue?: (row: Row) => string | number | undefined;
  sortable?: boolean;
  /** Figures stand at the end. */
  align?: 'start' | 'end';
  /** Takes no more room than its content. */
  narrow?: boolean;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** What the table holds; read out with it. */
  caption: string;
  /** Shows the caption above the table as well. */
  showCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Tells the rows apart. */
  rowKey: (row: Row) => string;
  /** Names a row in “Select …”; its key when left out. */
  rowLabel?: (row: Row) => string;
  /** The buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** How the rows are sorted, if the caller keeps it (in the address, for one). */
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort | null) => void;
  /** The rows come sorted; a head that is pressed only tells `onSortChange`. */
  sortedByServer?: boolean;
  /** The keys of the chosen rows; with `onSelectedChange` every row has a box to tick. */
  selected?: readonly string[];
  onSelectedChange?: (keys: string[]) => void;
  /** What can be done with the chosen rows. */
  bulkActions?: (keys: readonly string[]) => ReactNode;
  density?: 'comfortable' | 'compact';
  /** `viewport` holds the table to 60 % of the window and scrolls inside (specification 9). */
  height?: 'content' | 'viewport';
  /** The rows are on their way for the first time. */
  loading?: boolean;
  /** Stands in place of the table when there are no rows. */
  empty?: ReactNode;
}
