import type { Database } from '../database/database';
import type { AnyColumns, AnyRow, ContentRow } from './columns';
import type { Revised } from './revisions';
import type { AnyEntity, StoredContentType } from './stored-content-type';

/** A change of an item that its row has already. */
export interface Changed {
  readonly type: StoredContentType;
  readonly row: AnyRow;
  readonly action: Revised['action'];
  readonly at: Date;
  /** Its status before; undefined for a new item. */
  readonly statusBefore?: ContentRow['status'] | undefined;
  /** The revision of the item before, which is stored if the item has none of this version. */
  readonly revisionBefore?: Revised | undefined;
}

/** A change of an item, as the history, the audit log and webhooks need it. */
export interface Recorded extends Changed {
  readonly entity: AnyEntity;
}

/** Many changes in one transaction: rows are locked, written and recorded together. */
export interface UnitOfWork {
  /** The locked row of an item, as the last change has left it; undefined if it was not locked with the others. */
  rowOf(type: StoredContentType, id: string): AnyRow | undefined;
  /** The item as it was locked; undefined after its first change. */
  entityOf(type: StoredContentType, id: string): AnyEntity | undefined;
  /** Changes a locked row. It is written with others of its type, at the latest when the records are stored. */
  update(tx: Database, type: StoredContentType, row: AnyRow, values: AnyColumns): Promise<AnyRow>;
  /** Writes the changed rows. Call it before a query that has to see them. @throws 409 for an address that is taken */
  write(tx: Database): Promise<void>;
  /** Keeps a change until the records are stored. */
  add(changed: Changed): void;
}
