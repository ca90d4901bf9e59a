import type { Collection } from 'api-client';
import { translatedFields, type Fields } from 'api-client/content-types';
import { and, desc, eq, lt } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database/database';
import { revisions, translations } from '../database/schema';
import { announce, isFollowed } from '../webhooks/announce';
import type { ContentEntity } from './stored-content-type';
import { NO_TEXTS, ofItem, progressOf, sourceTexts, type SourceText } from './translated-texts';

interface Translated {
  readonly collection: Collection;
  readonly fields: Fields;
}

interface Changed {
  /** The changed item, whose revision is stored already. */
  readonly item: ContentEntity;
  readonly title: string;
  readonly status?: string;
}

/** Whether an item had other texts in English before its change, or did not exist. */
async function isTextChanged(
  tx: Database,
  type: Translated,
  { item }: Changed,
  texts: readonly SourceText[],
): Promise<boolean> {
  const [before] = await tx
    .select({ content: revisions.content })
    .from(revisions)
    .where(
      and(
        eq(revisions.collection, type.collection),
        eq(revisions.entityId, item._id),
        lt(revisions.number, item.version),
      ),
    )
    .orderBy(desc(revisions.number))
    .limit(1);
  const hashes = (of: readonly SourceText[]) => of.map(({ name, hash }) => [name, hash]);
  return !before || !isDeepStrictEqual(hashes(sourceTexts(type.fields, before.content)), hashes(texts));
}

/**
 * Announces to webhooks that English texts of items are new or changed, and missing or out of date in some languages.
 * Pass the transaction of the changes.
 *
 * @param languages those of the site
 */
export async function announceUntranslated(
  tx: Database,
  at: Date,
  languages: readonly string[],
  type: Translated,
  changes: readonly Changed[],
): Promise<void> {
  const { collection, fields } = type;
  if (languages.length === 0 || translatedFields(fields).length === 0) return;
  if (!(await isFollowed(tx, collection, 'untranslated'))) return;
  for (const changed of changes) {
    const { item, title, status } = changed;
    const texts = sourceTexts(fields, { ...item });
    if (status === 'trashed' || !(await isTextChanged(tx, type, changed, texts))) continue;
    const rows = await tx.select().from(translations).where(ofItem(collection, item._id));
    const open = languages.filter((language) => {
      const { missing, outdated } = progressOf(texts, rows.find((row) => row.language === language) ?? NO_TEXTS);
      return missing + outdated > 0;
    });
    if (open.length === 0) continue;
    const about = { collection, id: item._id, title, version: item.version, status, languages: open };
    await announce(tx, at, about, ['untranslated']);
  }
}
