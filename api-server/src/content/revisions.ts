import type { Collection } from 'api-client';
import type { Database } from '../database/database';
import { revisions } from '../database/schema';

export interface Revised {
  collection: Collection;
  /** The entity as the contract shows it, after the change. */
  entity: { _id: string; version: number };
  action: 'created' | 'updated' | 'deleted' | 'restored';
  at: Date;
  by: string;
}

/** Stores an item's state after a change. Pass the transaction of the change. */
export async function keepRevision(tx: Database, { collection, entity, action, at, by }: Revised): Promise<void> {
  await tx
    .insert(revisions)
    .values({ collection, entityId: entity._id, number: entity.version, at, by, action, content: { ...entity } })
    .onConflictDoNothing();
}
