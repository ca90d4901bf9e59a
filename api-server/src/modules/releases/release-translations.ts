import { rowId } from '../../content/translated-texts';
import { TRANSLATIONS } from '../../database/file-uses';
import type { releaseItems } from '../../database/schema';
import { ApiFailure, conflict } from '../../errors/failures';
import type { Change } from '../../services';
import {
  lockTranslation,
  publishLocked,
  setPublication,
  titleIn,
  unpublishLocked,
  type Locked,
  type Publication,
} from '../translations/publication';
import { sameTexts } from '../translations/texts';
import type { Named } from '../translations/translatables';

type ItemRow = typeof releaseItems.$inferSelect;

/** The key of a translation in a release; its id is that of its row, as `blogs/42/hi`. */
export const translationKey = ({ collection, id, language }: Named) => ({
  collection: TRANSLATIONS,
  entityId: rowId(collection, id, language),
});

/** The content, the item and the language of a translation in a release. */
export function namedIn({ entityId }: Pick<ItemRow, 'entityId'>): Named {
  const [collection = '', id = '', language = ''] = entityId.split('/');
  return { collection, id, language };
}

/** The publication before a release, and when that of the release was made; as JSON. */
interface Before extends Pick<Publication, 'published' | 'publishedBy'> {
  readonly publishedAt: string | null;
  readonly after: string | null;
}

const timeOf = (row: Pick<Publication, 'publishedAt'>): string | null => row.publishedAt?.toISOString() ?? null;

/** @throws 409 with the rest of a sentence about the translation when the release would not change it */
function assertChanges({ row }: Locked, action: ItemRow['action']): void {
  if (action === 'unpublish' && !row?.published) throw conflict('is not published');
  if (!row || (action === 'publish' && Object.keys(row.texts).length === 0)) throw conflict('has no saved texts');
  if (action === 'publish' && row.published && sameTexts(row.texts, row.published))
    throw conflict('has no texts that visitors do not see yet');
}

async function lock(change: Change, item: Pick<ItemRow, 'entityId'>): Promise<Locked> {
  try {
    return await lockTranslation(change, namedIn(item));
  } catch (error) {
    throw error instanceof ApiFailure && error.statusCode === 404 ? conflict('was deleted') : error;
  }
}

/**
 * The title of a translation that is added to a release.
 *
 * @throws as `translatableNamed`; 404; 409 with the title and the reason when the release would not change it
 */
export async function titleOfNew(change: Change, item: Pick<ItemRow, 'entityId' | 'action'>): Promise<string> {
  const named = namedIn(item);
  const locked = await lockTranslation(change, named);
  const title = titleIn(locked, named.language);
  try {
    assertChanges(locked, item.action);
  } catch (error) {
    throw error instanceof ApiFailure ? conflict(`“${title}” ${error.message}`) : error;
  }
  return title;
}

/** Publishes or unpublishes a translation. @throws 409 with the rest of a sentence about it */
export async function publishTranslationOf(change: Change, item: ItemRow): Promise<Partial<ItemRow>> {
  const locked = await lock(change, item);
  const { row } = locked;
  assertChanges(locked, item.action);
  const stored = await (item.action === 'publish' ? publishLocked : unpublishLocked)(change, locked, namedIn(item));
  const before: Before = {
    ...{ published: row?.published ?? null, publishedBy: row?.publishedBy ?? '' },
    ...{ publishedAt: row ? timeOf(row) : null, after: timeOf(stored) },
  };
  return { content: { ...before } };
}

/** Shows the texts before the release again. @throws 409 with the rest of a sentence about the translation */
export async function undoTranslationOf(change: Change, item: ItemRow): Promise<Partial<ItemRow>> {
  const locked = await lock(change, item);
  const { row } = locked;
  // Written above.
  const before = item.content as unknown as Before | null;
  if (!row || !before || timeOf(row) !== before.after) throw conflict('was changed since the release');
  const publishedAt = before.publishedAt === null ? null : new Date(before.publishedAt);
  await setPublication(change, { ...locked, row }, namedIn(item), { ...before, publishedAt });
  return { content: null };
}
