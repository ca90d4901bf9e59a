import { languageName } from 'api-client';
import { and, eq } from 'drizzle-orm';
import { auditChange } from '../../audit';
import { ofItem, openColumns, rowId, type SavedTexts, type TranslationRow } from '../../content/translated-texts';
import type { Database } from '../../database/database';
import { translations } from '../../database/schema';
import { conflict, notFound } from '../../errors/failures';
import type { Change } from '../../services';
import { announce } from '../../webhooks/announce';
import { keepTranslationRevision } from './keep-revision';
import { publishedColumns } from './texts';
import type { SourceItem, Translatable } from './translatable';
import { translatableNamed, type Named } from './translatables';

/** A translation whose item is locked until the transaction ends. */
export interface Locked {
  readonly tx: Database;
  readonly content: Translatable;
  readonly named: Named;
  readonly item: SourceItem;
  readonly row: TranslationRow | undefined;
  readonly now: Date;
}

/** @throws 404 for an item that does not exist or is in the trash */
export function requireItem(content: Translatable, item: SourceItem | undefined): SourceItem {
  if (!item) throw notFound(content.what);
  return item;
}

/** The translation of an item, or undefined. */
export async function findRow(db: Database, { collection, id, language }: Named): Promise<TranslationRow | undefined> {
  const [row] = await db
    .select()
    .from(translations)
    .where(and(ofItem(collection, id), eq(translations.language, language)))
    .limit(1);
  return row;
}

/** Locks the item of a translation. Pass a change in a transaction. @throws as `translatableNamed`; 404 */
export async function lockTranslation({ services, viewer }: Change, named: Named): Promise<Locked> {
  const content = await translatableNamed(services, viewer, named);
  const { db: tx, clock } = services;
  const now = clock.now();
  const item = requireItem(content, await content.lock(tx, named.id, now));
  return { tx, content, named, item, row: await findRow(tx, named), now };
}

export const titleIn = ({ item }: Pick<Locked, 'item'>, language: string): string =>
  `${item.title} (${languageName(language)})`;

export async function store(
  { tx, row, item, now }: Locked,
  named: Named,
  values: SavedTexts & Partial<TranslationRow>,
): Promise<TranslationRow> {
  const { collection, id: entityId, language } = named;
  const changed = { ...values, ...openColumns(item.texts, values), version: (row?.version ?? 0) + 1 };
  const fresh = { id: rowId(collection, entityId, language), collection, entityId, language, at: now, by: '' };
  const [stored] = await tx
    .insert(translations)
    .values({ ...fresh, ...changed })
    .onConflictDoUpdate({ target: translations.id, set: changed })
    .returning();
  if (!stored) throw new Error('The database stored nothing');
  return stored;
}

/** The texts of a translation that visitors see, since when, and who published them. */
export type Publication = Pick<TranslationRow, 'published' | 'publishedAt' | 'publishedBy'>;

/** Makes texts those that visitors see, or the English ones. The entry of the item's collection makes its pages stale. */
export async function setPublication(
  change: Change,
  locked: Locked & { readonly row: TranslationRow },
  named: Named,
  { published, publishedAt, publishedBy }: Publication,
): Promise<TranslationRow> {
  const { tx, content, item, row, now } = locked;
  const columns = published
    ? await publishedColumns(tx, item.texts, published)
    : { published, searched: '', renderedHtml: null, renderedMark: '' };
  const { texts, sources, drafts } = row;
  const stored = await store(locked, named, { texts, sources, drafts, ...columns, publishedAt, publishedBy });
  await keepTranslationRevision(tx, { before: row, after: stored }, { at: now, by: change.viewer.name });
  const action = published ? 'publish-translation' : 'unpublish-translation';
  const { collection } = content;
  const { id, version, status } = item;
  const title = titleIn(locked, named.language);
  await auditChange(tx, change, { action, collection, entityId: id, title });
  await announce(tx, now, { collection, id, title, version, status }, ['updated']);
  return stored;
}

/** Makes the saved texts those that visitors see. @throws 409 without a saved text */
export function publishLocked(change: Change, locked: Locked, named: Named): Promise<TranslationRow> {
  const { row, now } = locked;
  if (!row || Object.keys(row.texts).length === 0)
    throw conflict(
      row && row.drafted > 0
        ? 'Agree to the machine drafts first. Until then they are not published.'
        : 'Nothing is translated yet. Save a text first.',
    );
  const publication = { published: row.texts, publishedAt: now, publishedBy: change.viewer.name };
  return setPublication(change, { ...locked, row }, named, publication);
}

/** Shows an item in English again. The saved texts stay. @throws 404 if it is not published */
export function unpublishLocked(change: Change, locked: Locked, named: Named): Promise<TranslationRow> {
  const { row } = locked;
  if (!row?.published) throw notFound('Published translation');
  return setPublication(change, { ...locked, row }, named, { published: null, publishedAt: null, publishedBy: '' });
}
