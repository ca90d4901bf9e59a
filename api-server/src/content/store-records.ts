import { writeAudit } from '../audit';
import type { Database } from '../database/database';
import type { Change } from '../services';
import { announceChanges, eventsOf } from './announce-change';
import { announceUntranslated } from './announce-untranslated';
import { endReviews } from './end-reviews';
import type { Recorded } from './recorded';
import { keepRevisions } from './revisions';
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
async function storeOfType(tx: Database, change: Change, records: readonly [Recorded, ...Recorded[]]): Promise<void> {
  const [{ type, at }] = records;
  const { collection } = type;
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

/**
 * Updates what depends on changed items, stores the revisions and the audit entries of the changes, announces them to webhooks, and ends the reviews of items that
 * are no longer drafts. Pass the transaction of the changes.
 */
export async function storeRecords(tx: Database, change: Change, records: readonly Recorded[]): Promise<void> {
  for (const collection of new Set(records.map(({ type }) => type.collection))) {
    const [first, ...others] = records.filter(({ type }) => type.collection === collection);
    if (first) await storeOfType(tx, change, [first, ...others]);
  }
  if (change.auditedAsOne) return;
  const { viewer: actor, request } = change;
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
