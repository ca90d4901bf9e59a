import type { Collection } from 'api-client';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { insertRows } from '../database/insert-rows';
import { revisions } from '../database/schema';
import type { AnyRow } from './columns';
import type { AnyEntity, StoredContentType } from './stored-content-type';

export interface Revised {
  collection: Collection;
  /** The entity as the contract shows it, after the change. */
  entity: { _id: string; version: number };
  action: 'created' | 'updated' | 'deleted' | 'restored';
  at: Date;
  by: string;
}

/** Stores the states of items after changes; a stored one stays. Pass the transaction of the changes. */
export async function keepRevisions(tx: Database, revised: readonly Revised[]): Promise<void> {
  const rows = revised.map(({ collection, entity, action, at, by }) => ({
    ...{ collection, entityId: entity._id, number: entity.version, at, by, action, content: { ...entity } },
  }));
  await insertRows(tx, revisions, rows, sql`on conflict do nothing`);
}

/** Rows that the site itself created have no revision yet; without one the first change could not be undone. */
export const firstRevision = (
  { collection }: Pick<StoredContentType, 'collection'>,
  { updatedAt: at }: AnyRow,
  entity: AnyEntity,
): Revised => ({ collection, entity, action: 'created', at, by: '' });
