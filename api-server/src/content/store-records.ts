import { writeAudit } from '../audit';
import type { Database } from '../database/database';
import type { Change } from '../services';
import { announceChanges, eventsOf } from './announce-change';
import { announceUntranslated } from './announce-untranslated';
import { endReviews } from './end-reviews';
import { completeItems } from './complete-items';
import type { Changed, Recorded } from './recorded';
import { keepRevisions } from './revisions';
import type { AnyEntity, StoredContentType } from './stored-content-type';
import { followSource } from './translated-texts';

const VERBS: Readonly<Record<string, string>> = {
  created: 'create',
  deleted: 'delete',
  restored: 'restore',
  published: 'publish',
  unpublished: 'unpublish',
};

/** The actions of the audit log; publishing and unpublishing have their own. */
function verbsOf(recorded: Recorded): string[] {
  const verbs = eventsOf(recorded).flatMap((event) => VERBS[event] ?? []);
  return verbs.length > 0 ? verbs : ['update'];
}

/** Whether a draft is no longer one. */
const isDecided = ({ row, statusBefore }: Recorded): boolean =>
  statusBefore !== undefined && statusBefore !== row.status && row.status !== 'draft';

/** Stores what follows from changes of one content type. */
async function storeOfType(tx: Database, change: Change, type: StoredContentType, records: readonly Recorded[]) {
  const { collection } = type;
  const at = change.services.clock.now();
  // The last state of an item that was changed several times.
  await type.afterChange?.(tx, [...new Map(records.map(({ row }) => [row.id, row])).values()]);
  const decided = records.filter(isDecided).map(({ row }) => row.id);
  if (decided.length > 0) await endReviews(tx, collection, decided);
  await keepRevisions(
    tx,
    records.flatMap(({ revisionBefore, ...after }) => [
      ...(revisionBefore ? [revisionBefore] : []),
      { collection, entity: after.entity, action: after.action, at: after.at, by: change.viewer.name },
    ]),
  );
  const changed = records.filter(({ action }) => action !== 'created').map(({ entity }) => entity);
  await followSource(tx, type, changed);
  await announceChanges(tx, at, records);
  const { languages } = change.services.config;
  await announceUntranslated(
    tx,
    at,
    languages,
    type,
    records.map(({ entity, row }) => ({ item: entity, title: type.titleOf(row), status: row.status })),
  );
}

async function auditRecords(
  tx: Database,
  { viewer: actor, request }: Change,
  records: readonly Recorded[],
): Promise<void> {
  const entries = records.flatMap((recorded) => {
    const { at, row, type } = recorded;
    const audited = { at, actor, requestId: request.id };
    const { collection } = type;
    return verbsOf(recorded).map((action) => ({
      ...{ ...audited, action, collection, entityId: row.id, title: type.titleOf(row) },
    }));
  });
  if (entries.length > 0) await writeAudit(tx, ...entries);
}

/**
 * Updates what depends on changed items, stores the revisions and the audit entries of the changes, announces them to
 * webhooks, and ends the reviews of items that are no longer drafts. Pass the transaction of the changes.
 *
 * @returns the changed items
 * @throws 400 for an incomplete item that visitors would see
 */
export async function storeRecords(
  tx: Database,
  change: Change,
  changes: readonly Changed[],
): Promise<readonly AnyEntity[]> {
  const records: Recorded[] = [];
  for (const type of new Set(changes.map((one) => one.type))) {
    const ofType = await completeItems(
      tx,
      change,
      type,
      changes.filter((one) => one.type === type),
    );
    await storeOfType(tx, change, type, ofType);
    records.push(...ofType);
  }
  if (!change.auditedAsOne) await auditRecords(tx, change, records);
  return records.map(({ entity }) => entity);
}
