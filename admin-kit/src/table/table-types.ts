import type { ReactNode } from 'react';
import type { SortValue } from './sort-rows';

export interface TableColumn<Row> {
  id: string;
  header: string;
  /**
   * The sort key of the column; without it the column is not sortable, unless `sortable` says that the server sorts.
   */
  value?: (row: Row) => SortValue;
  /** The content of a cell; the value by default. */
  cell?: (row: Row) => ReactNode;
  /** A softer line below the content. */
  note?: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Numbers are aligned to the end. */
  align?: 'start' | 'end';
  /** As narrow as its content. */
  narrow?: boolean;
  /** On a phone, where a row is a card, it is missing. */
  wideOnly?: boolean;
}

/**
 * `tiles` shows the rows as tiles beside one another, for pictures. `brief` is for cells that explain themselves: on a
 * phone they follow one another, without the names of their columns.
 */
export type TableLayout = 'rows' | 'brief' | 'tiles';

/** An action for the selected rows. */
export interface SelectionAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean | undefined;
  /** It changes only which rows are selected. */
  readonly selects?: boolean;
  readonly busy?: boolean;
  readonly run: () => void;
}

export interface DataTableProps<Row> {
  /** The content of the table, for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** The unique key of a row. */
  rowKey: (row: Row) => string;
  /** The name of a row in “Select …”; its key by default. */
  rowLabel?: (row: Row) => string;
  /** The buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** The order in which the caller has sorted the rows; without it the table sorts them. */
  sort?: string;
  onSortChange?: (sort: string) => void;
  /** The keys of the selected rows; with `onSelectedChange` every row has a checkbox. */
  selected?: readonly string[];
  onSelectedChange?: (keys: string[]) => void;
  /** The actions for the selected rows: on a phone the first one is a button, and the others are in a menu. */
  selectionActions?: (keys: readonly string[]) => readonly SelectionAction[];
  /** A further control for the selected rows. */
  bulkActions?: (keys: readonly string[]) => ReactNode;
  /** `viewport` limits the table to 60 % of the window and scrolls inside (specification 9). */
  height?: 'content' | 'viewport';
  layout?: TableLayout;
  /** Whether the rows are loading for the first time. */
  loading?: boolean;
  /** Replaces the table if there are no rows. */
  empty?: ReactNode;
}
