import { MAX_RELEASE_ITEMS, type releaseCalls } from 'api-client/schemas';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../database/database';
import { releaseItems, releases } from '../../database/schema';
import { conflict, invalidField, notFound } from '../../errors/failures';
import type { Change } from '../../services';
import { versionedContentTypeFor } from '../versioned-content-types';
import { readableTo } from './readable';
import { isItem, MENUS } from './item-rows';
import { menusVersion } from './locked-menus';
import { newItem } from './new-item';
import { changing, lockedOpen, sizeOf } from './release-rows';
import { translationKey } from './release-translations';

/** An item of a release; its translation if there is a language. */
interface Named {
  readonly id: string;
  readonly collection: string;
  readonly item: string;
  readonly language?: string | undefined;
}

const keyOf = ({ id: releaseId, collection, item, language }: Named) => ({
  releaseId,
  ...(language === undefined ? { collection, entityId: item } : translationKey({ collection, id: item, language })),
});

/** Runs a change of the list of an open release. */
const changingItems = (
  change: Change,
  id: string,
  work: (within: Change, tx: Database) => Promise<unknown>,
): Promise<unknown> =>
  changing(change, 'update', async (within, tx) => {
    const release = await lockedOpen(tx, id);
    await work(within, tx);
    await tx.update(releases).set({ changedAt: change.services.clock.now() }).where(eq(releases.id, id));
    return release;
  });

/** Adds an item to a release, or changes what the release does with it. @throws 403, 404, 409 */
export async function addReleaseItem(
  change: Change,
  named: Named,
  { action, menus }: z.output<(typeof releaseCalls)['addReleaseItem']['body']>,
): Promise<void> {
  const { id } = named;
  await changingItems(change, id, async (within, tx) => {
    const key = { ...keyOf(named), action };
    if ((await sizeOf(tx, id)) >= MAX_RELEASE_ITEMS)
      throw conflict(`A release has at most ${MAX_RELEASE_ITEMS} items. Publish this one, and make another.`);
    if (key.collection !== MENUS) {
      const row = await newItem(within, key);
      await tx.delete(releaseItems).where(isItem(key));
      await tx.insert(releaseItems).values(row);
      return;
    }
    await versionedContentTypeFor(tx, MENUS, change.viewer);
    if (!menus || action !== 'publish') throw invalidField('menus', 'Send the menus as they will be');
    const { version: _version, ...content } = menus;
    await tx.delete(releaseItems).where(isItem({ ...key, entityId: MENUS }));
    await tx.insert(releaseItems).values({
      ...{ ...key, entityId: MENUS, title: 'Menus', addedBy: change.viewer.name, content },
      baseVersion: await menusVersion(tx),
    });
  });
}

/** @throws 404, also for an item that the user may not read; 409 */
export async function removeReleaseItem(change: Change, named: Named): Promise<void> {
  const key = keyOf(named);
  await changingItems(change, named.id, async (_within, tx) => {
    if (!(await readableTo(tx, change.viewer))(key)) throw notFound('Item');
    const [gone] = await tx.delete(releaseItems).where(isItem(key)).returning();
    if (!gone) throw notFound('Item');
  });
}
