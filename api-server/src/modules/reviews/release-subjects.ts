import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { releases } from '../../database/schema';
import { conflict, notFound, requireVersion } from '../../errors/failures';
import type { Change } from '../../services';
import { publicationFailures } from '../releases/as-published';
import { refused } from '../releases/refused';
import { lastChanges } from '../releases/release-changes';
import { lockedOpen } from '../releases/release-rows';
import { readRelease } from '../releases/releases';
import { rightsToPublish } from '../releases/rights';
import type { LockedSubject, Subject } from './subject';

/** The open releases with these ids, by id. */
export async function findReleases(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
  if (ids.length === 0) return new Map();
  const isOpen = and(inArray(releases.id, [...ids]), isNull(releases.publishedAt));
  const rows = await db.select().from(releases).where(isOpen);
  const last = await lastChanges(db, rows);
  const needs = await rightsToPublish(db, ids);
  return new Map(
    rows.map(({ id, name, changedAt }) => [
      id,
      { title: name, at: last.get(id) ?? changedAt, isDraft: false, needs: needs.get(id) ?? [] },
    ]),
  );
}

/**
 * An open release, locked until the transaction ends.
 *
 * @throws 404, 409 for a published one, one with items that the user may not read, and with the present state after a stale version
 */
export async function lockRelease(change: Change, id: string, version: number): Promise<LockedSubject> {
  const { services, viewer } = change;
  await lockedOpen(services.db, id);
  const release = await readRelease(services, id, viewer);
  if (release.hidden > 0) throw conflict('It has items that you cannot read. Ask an editor or owner to send it.');
  const subject = (await findReleases(services.db, [id])).get(id);
  if (!subject) throw notFound('Release');
  requireVersion(version, release.version, release);
  return {
    ...subject,
    assertPublishable: async () => {
      if (release.size === 0) throw conflict('This release has no items. Add one first.');
      const failures = await publicationFailures(change, id);
      if (failures.length > 0) throw refused('It cannot be published as it is.', failures);
    },
  };
}
