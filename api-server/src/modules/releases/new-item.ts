import { TRANSLATIONS } from '../../database/file-uses';
import { conflict, notFound } from '../../errors/failures';
import type { Change } from '../../services';
import { UNPUBLISHED, type ItemRow } from './item-rows';
import { lockItems } from './locked-items';
import { assertChanges } from './publish-item';
import { titleOfNew } from './release-translations';
import { reasonOf } from './take-steps';

/** The row of a new item of a release. @throws 404, or 409 when the release would not change it */
export async function newItem(
  change: Change,
  item: Pick<ItemRow, 'releaseId' | 'collection' | 'entityId' | 'action'>,
): Promise<ItemRow> {
  const fresh = { ...item, ...UNPUBLISHED, title: '', addedBy: change.viewer.name, content: null, baseVersion: null };
  if (item.collection === TRANSLATIONS) return { ...fresh, title: await titleOfNew(change, item) };
  const [locked] = (await lockItems(change, [fresh])).locked;
  const { served, row, pending } = locked ?? {};
  if (!locked || !served || !row || row.status === 'trashed') throw notFound(served?.what ?? 'Item');
  const title = pending?.title ?? served.titleOf(row);
  try {
    assertChanges(change, locked, row);
  } catch (error) {
    throw conflict(`“${title}” ${reasonOf(error)}`);
  }
  return { ...fresh, title };
}
