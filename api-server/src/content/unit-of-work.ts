import type { Database } from '../database/database';
import type { Change } from '../services';
import type { AnyRow } from './columns';
import type { Recorded, UnitOfWork } from './recorded';
import { lockRows, type StoredContentType } from './stored-content-type';
import { storeRecords } from './store-records';

const keyOf = ({ collection }: StoredContentType, id: string): string => `${collection}/${id}`;

/** Changes items of one transaction in few statements. */
export class ItemUnitOfWork implements UnitOfWork {
  readonly #rows = new Map<string, AnyRow>();
  #records: Recorded[] = [];

  /** Locks items until the transaction ends. */
  async lock(tx: Database, type: StoredContentType, ids: readonly string[]): Promise<void> {
    for (const row of await lockRows(tx, type, ids)) this.#rows.set(keyOf(type, row.id), row);
  }

  rowOf(type: StoredContentType, id: string): AnyRow | undefined {
    return this.#rows.get(keyOf(type, id));
  }

  add(recorded: Recorded): void {
    const { type, row } = recorded;
    this.#rows.set(keyOf(type, row.id), row);
    this.#records.push(recorded);
  }

  /** Stores the records of its changes. */
  async store(tx: Database, change: Change): Promise<void> {
    const records = this.#records;
    this.#records = [];
    if (records.length > 0) await storeRecords(tx, change, records);
  }
}
