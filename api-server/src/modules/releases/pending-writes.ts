import { isAmong } from '../../database/among';
import type { Database } from '../../database/database';
import { insertRows } from '../../database/insert-rows';
import { pendingChanges } from '../../database/schema';

type NewPendingChange = typeof pendingChanges.$inferInsert;

/** The pending changes that a release deletes or saves again, in one statement each. */
export class PendingWrites {
  readonly #deleted: string[] = [];
  readonly #added: NewPendingChange[] = [];

  delete(id: string): void {
    this.#deleted.push(id);
  }

  add(row: NewPendingChange): void {
    this.#added.push(row);
  }

  async store(tx: Database): Promise<void> {
    if (this.#deleted.length > 0) await tx.delete(pendingChanges).where(isAmong(pendingChanges.id, this.#deleted));
    await insertRows(tx, pendingChanges, this.#added);
  }
}
