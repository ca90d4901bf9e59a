import type { AnyRow, ContentRow } from './columns';
import type { Revised } from './revisions';
import type { AnyEntity, StoredContentType } from './stored-content-type';

/** A change of an item, as the history, the audit log and webhooks need it. */
export interface Recorded {
  readonly type: StoredContentType;
  readonly row: AnyRow;
  readonly entity: AnyEntity;
  readonly action: Revised['action'];
  readonly at: Date;
  /** Its status before; undefined for a new item. */
  readonly statusBefore?: ContentRow['status'] | undefined;
  /** The revision of the item before, which is stored if the item has none of this version. */
  readonly revisionBefore?: Revised | undefined;
}

/** Many changes in one transaction: their rows are locked together, and their records are stored together. */
export interface UnitOfWork {
  /** The locked row of an item, as the last change has left it; undefined if it was not locked with the others. */
  rowOf(type: StoredContentType, id: string): AnyRow | undefined;
  /** Keeps a change until the records are stored. */
  add(recorded: Recorded): void;
}
