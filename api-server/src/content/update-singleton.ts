import { auditChange } from '../audit';
import type { Database } from '../database/database';
import { requireVersion } from '../errors/failures';
import type { singleContentTypes } from 'api-client/content-types';
import { announce } from '../webhooks/announce';
import { keepRevisions } from './revisions';
import { announceUntranslated } from './announce-untranslated';
import { followSource } from './translated-texts';
import type { Change } from '../services';

interface Stored {
  version: number;
  updatedAt: Date;
}

/** Content with a single item, such as the site's settings: without list, slug and trash. */
interface Singleton<Row extends Stored, Entity extends { _id: string; version: number }> {
  readonly type: (typeof singleContentTypes)[keyof typeof singleContentTypes];
  /** Reads the row and locks it. */
  readonly read: (tx: Database) => Promise<Row[]>;
  readonly toEntity: (row: Row) => Entity;
  readonly titleOf: (entity: Entity) => string;
}

/**
 * Changes a singleton; creates it the first time.
 *
 * @param version the version that the change is based on; undefined for any
 * @param store writes the row: a new one, or over the one before
 * @throws 409 with the current one after a stale `version`
 */
export function updateSingleton<Row extends Stored, Entity extends { _id: string; version: number }>(
  change: Change,
  { type, read, toEntity, titleOf }: Singleton<Row, Entity>,
  version: number | undefined,
  store: (tx: Database, before: Row | undefined, now: Date) => Promise<Row[]>,
): Promise<Entity> {
  const { collection } = type;
  const now = change.services.clock.now();
  return change.services.db.transaction(async (tx) => {
    const [before] = await read(tx);
    if (before) {
      requireVersion(version, before.version, toEntity(before));
      // Rows that the site itself created have no revision yet; without one the first change could not be undone.
      const entity = toEntity(before);
      await keepRevisions(tx, [{ collection, entity, action: 'created', at: before.updatedAt, by: '' }]);
    }
    const [row] = await store(tx, before, now);
    if (!row) throw new Error(`${collection} was not stored`);
    const entity = toEntity(row);
    const action = before ? 'updated' : 'created';
    await keepRevisions(tx, [{ collection, entity, action, at: now, by: change.viewer.name }]);
    if (before) await followSource(tx, type, [entity]);
    await auditChange(tx, change, {
      action: before ? 'update' : 'create',
      collection,
      entityId: entity._id,
      title: titleOf(entity),
    });
    const about = { collection, id: entity._id, title: titleOf(entity), version: entity.version };
    await announce(tx, now, about, [action]);
    const { languages } = change.services.config;
    await announceUntranslated(tx, now, languages, type, [{ item: entity, title: titleOf(entity) }]);
    return entity;
  });
}
