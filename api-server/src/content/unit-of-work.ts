import { is, SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { updateRows } from '../database/update-rows';
import type { Change } from '../services';
import type { AnyColumns, AnyRow } from './columns';
import { namingTaken } from './duplicate-address';
import type { Changed, UnitOfWork } from './recorded';
import { lockRows, updateRow, type AnyEntity, type StoredContentType } from './stored-content-type';
import { storeRecords } from './store-records';

const keyOf = ({ collection }: StoredContentType, id: string): string => `${collection}/${id}`;

/** The values that a change gives: those that it leaves out stay. */
const given = (values: AnyColumns): AnyColumns =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Changes items of one transaction in few statements. */
export class ItemUnitOfWork implements UnitOfWork {
  readonly #rows = new Map<string, AnyRow>();
  readonly #entities = new Map<string, AnyEntity>();
  readonly #unwritten = new Map<StoredContentType, Map<string, AnyColumns>>();
  #changes: Changed[] = [];

  /** Locks items until the transaction ends. */
  async lock(tx: Database, type: StoredContentType, ids: readonly string[], now: Date): Promise<void> {
    const rows = await lockRows(tx, type, ids);
    for (const row of rows) this.#rows.set(keyOf(type, row.id), row);
    for (const entity of await type.entitiesOf(rows, now, tx)) this.#entities.set(keyOf(type, entity._id), entity);
  }

  rowOf(type: StoredContentType, id: string): AnyRow | undefined {
    return this.#rows.get(keyOf(type, id));
  }

  entityOf(type: StoredContentType, id: string): AnyEntity | undefined {
    return this.#entities.get(keyOf(type, id));
  }

  async update(tx: Database, type: StoredContentType, row: AnyRow, values: AnyColumns): Promise<AnyRow> {
    if (!type.isIndependent || Object.values(values).some((value) => is(value, SQL)))
      return updateRow(tx, type, row.id, values);
    const set = given(values);
    const ofType = this.#unwritten.get(type) ?? new Map<string, AnyColumns>();
    ofType.set(row.id, { ...ofType.get(row.id), ...set });
    this.#unwritten.set(type, ofType);
    return { ...row, ...set };
  }

  async write(tx: Database): Promise<void> {
    for (const [type, changed] of this.#unwritten)
      await namingTaken(type.what, () => updateRows(tx, type.table, changed));
    this.#unwritten.clear();
  }

  add(changed: Changed): void {
    const key = keyOf(changed.type, changed.row.id);
    this.#rows.set(key, changed.row);
    this.#entities.delete(key);
    this.#changes.push(changed);
  }

  /**
   * Writes the changed rows, and stores the records of the changes.
   *
   * @throws 400 for an incomplete item that visitors would see; 409 for an address that is taken
   */
  async store(tx: Database, change: Change): Promise<void> {
    await this.write(tx);
    const changes = this.#changes;
    this.#changes = [];
    await storeRecords(tx, change, changes);
  }
}
