import type { ReactNode } from 'react';
import type { TableColumn, TableLayout } from 'admin-kit/table';

/** The singular and plural of the collection's items, in lower case. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** A filter of the table; the address stores it under its id. */
export interface CollectionFilter<Item> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while the filter has a value, in place of the box with the options. */
  readonly chosen?: (value: string, remove: () => void) => ReactNode;
  /** Another control of the screen sets it. */
  readonly hidden?: true;
  /** Whether a row matches; undefined if the server filters. */
  readonly matches?: (item: Item, value: string) => boolean;
}

/** A question before an action that cannot be undone, in the specification's words if it has any. */
export interface Question {
  readonly title: string;
  readonly question: string;
  readonly warning?: string;
  readonly confirmLabel: string;
}

/** An action for the selected rows. */
export interface BulkAction<Item> {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** Asked first; without it the action runs immediately. `named` is the name of one item, or a count: `3 webhooks`. */
  readonly question?: (items: readonly Item[], named: string) => Question;
  /** Runs the action and returns a message, if any; a rejection becomes a toast and keeps the selection. */
  readonly run?: (items: readonly Item[]) => Promise<string | undefined>;
  /**
   * Instead of `run`: the call for one item. The screen makes several at a time, shows the progress with a button to
   * stop, and keeps the items selected that failed, with their reasons.
   */
  readonly each?: (item: Item) => Promise<{ readonly message?: string }>;
  /** How the screen speaks of `each`, such as “Unpublishing” and “unpublished”. */
  readonly words?: { readonly doing: string; readonly done: string };
  /**
   * Instead of `run`: opens a dialog that runs the action. The selection stays until it calls `onDone`, or `start` with
   * an action that the screen then runs.
   */
  readonly opens?: (items: readonly Item[], onDone: () => void, start: (action: BulkAction<Item>) => void) => void;
  /** Undoes the action; with it, the screen shows “Undo” above the table afterwards. */
  readonly undo?: (items: readonly Item[]) => Promise<unknown>;
  /** The same by a call for each item. */
  readonly undoEach?: (item: Item) => Promise<unknown>;
  /** The items disappear immediately and reappear on failure; the screen does not wait for the action. */
  readonly optimistic?: boolean;
}

export interface CollectionScreenProps<Item extends object> {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly noun: Noun;
  /** All items, or one page that the server found; undefined during the first load. */
  readonly items: readonly Item[] | undefined;
  /**
   * The number of items that the server found on all pages. If it is given, the server searches, filters, sorts and
   * pages by the address, and the rows are shown unchanged.
   */
  readonly total?: number;
  /** Reads a page of the items that the server finds for the address, so that those of all pages can be selected. */
  readonly readPage?: (page: { readonly page: number; readonly limit: number }) => Promise<readonly Item[]>;
  /** The query of the items: if they could not be loaded, the screen says so and offers to try again. */
  readonly read?: { readonly isError: boolean; readonly refetch: () => unknown };
  readonly columns: readonly TableColumn<Item>[];
  readonly keyOf: (item: Item) => string;
  /** The name of an item, as in “Select …” and “Edit …”. */
  readonly labelOf: (item: Item) => string;
  /** The text to search; the label by default. */
  readonly searchText?: (item: Item) => string;
  /** The text in the empty search field; “Search …” by default. */
  readonly searchHint?: string;
  readonly filters?: readonly CollectionFilter<Item>[];
  /** The default order: a column's id, with `-` before it for descending order. */
  readonly defaultSort?: string;
  readonly pageSize?: number;
  /** The target of “Add …”, or its handler. */
  readonly newHref?: string;
  readonly onNew?: () => void;
  readonly newLabel?: string;
  /** Items mostly arrive by themselves: adding one is not the main action of the screen. */
  readonly isNewRare?: boolean;
  /** The target of a row's “Edit”, or its handler. */
  readonly editHref?: (item: Item) => string;
  readonly onEdit?: (item: Item) => void;
  /** The deletion of a row and of the selection. */
  readonly deletion?: Omit<BulkAction<Item>, 'id' | 'label'> & {
    readonly label?: string;
    readonly allowed?: (item: Item) => boolean;
  };
  readonly bulkActions?: readonly BulkAction<Item>[];
  /** A further control for the selected rows; it calls `onDone` to end the selection, or `start` to run an action. */
  readonly bulkControl?: (
    items: readonly Item[],
    onDone: () => void,
    start: (action: BulkAction<Item>) => void,
  ) => ReactNode;
  /** Further buttons at the end of a row. */
  readonly rowActions?: (item: Item) => ReactNode;
  /** Further buttons at the head of the screen. */
  readonly actions?: ReactNode;
  /** Shown between the head and the table. */
  readonly above?: ReactNode;
  /** `viewport` limits the table to 60 % of the window (specification 9). */
  readonly height?: 'content' | 'viewport';
  /** The purpose of the collection, shown while it is empty if no `lead` says it. */
  readonly purpose?: ReactNode;
  readonly layout?: TableLayout;
  /** Replaces the table of an empty collection, instead of `purpose` and “Add the first …”. */
  readonly empty?: ReactNode;
  /** The same if search and filters match nothing. */
  readonly unmatched?: ReactNode;
}
