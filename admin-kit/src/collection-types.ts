import type { ReactNode } from 'react';
import type { TableColumn } from 'admin-kit/table';

/** What one and several of the collection's items are called, in lower case. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** A choice that narrows the table; it stands in the address under its id. */
export interface CollectionFilter<Item> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Says whether a row is one of them; left out where the server finds the rows. */
  readonly matches?: (item: Item, value: string) => boolean;
}

/** A question put before something that can't be undone, in the specification's words where it has them. */
export interface Question {
  readonly title: string;
  readonly question: string;
  readonly warning?: string;
  readonly confirmLabel: string;
}

/** Something that can be done with the chosen rows. */
export interface BulkAction<Item> {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** Asked first; without it the action runs at once. */
  readonly question?: (items: readonly Item[]) => Question;
  /** Does it and answers what to tell, if anything; a rejection becomes a toast and keeps the selection. */
  readonly run?: (items: readonly Item[]) => Promise<string | undefined>;
  /** In place of `run`: opens a dialog that does it. The selection stays until it calls `onDone`. */
  readonly opens?: (items: readonly Item[], onDone: () => void) => void;
  /** Takes it back; with it, an “Undo” stands above the table afterwards. */
  readonly undo?: (items: readonly Item[]) => Promise<unknown>;
  /** The items are gone at once, by themselves, and come back if it fails: nobody waits for it. */
  readonly optimistic?: boolean;
}

export interface CollectionScreenProps<Item extends object> {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly noun: Noun;
  /** All items, or one page of those that the server found; undefined while they are on their way for the first time. */
  readonly items: readonly Item[] | undefined;
  /**
   * How many items the server found on all pages. With it the server searches, filters, sorts and pages, by what stands
   * in the address, and the rows are shown as they come.
   */
  readonly total?: number;
  /** The list could not be read. */
  readonly failed?: boolean;
  readonly onRetry?: () => void;
  readonly columns: readonly TableColumn<Item>[];
  readonly keyOf: (item: Item) => string;
  /** Names an item where it stands alone, as in “Select …” and “Edit …”. */
  readonly labelOf: (item: Item) => string;
  /** The text that the search looks through; its label when left out. */
  readonly searchText?: (item: Item) => string;
  readonly filters?: readonly CollectionFilter<Item>[];
  /** The order when the address names none: a column's id, `-` before it for descending. */
  readonly defaultSort?: string;
  readonly pageSize?: number;
  /** Where “Add …” leads; or what it does. */
  readonly newHref?: string;
  readonly onNew?: () => void;
  readonly newLabel?: string;
  /** Where “Edit” of a row leads; or what it does. */
  readonly editHref?: (item: Item) => string;
  readonly onEdit?: (item: Item) => void;
  /** Deleting, for a row and for the selection. */
  readonly deletion?: Omit<BulkAction<Item>, 'id' | 'label'> & {
    readonly label?: string;
    readonly allowed?: (item: Item) => boolean;
  };
  readonly bulkActions?: readonly BulkAction<Item>[];
  /** Further buttons at the end of a row. */
  readonly rowActions?: (item: Item) => ReactNode;
  /** Further buttons at the head of the screen. */
  readonly actions?: ReactNode;
  /** Stands between the head and the table. */
  readonly above?: ReactNode;
  /** `viewport` holds the table to 60 % of the window (specification 9). */
  readonly height?: 'content' | 'viewport';
  /** What the collection is for: said while it holds nothing, where no `lead` says it above. */
  readonly purpose?: ReactNode;
  /** Stands where the table would be when the collection holds nothing, in place of `purpose` and “Add the first …”. */
  readonly empty?: ReactNode;
  /** The same when search and filters leave nothing. */
  readonly unmatched?: ReactNode;
}
