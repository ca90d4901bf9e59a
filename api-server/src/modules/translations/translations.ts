import { languageName, type Translation, type TranslatedField, type TranslatedValue } from 'api-client';
import type { translationCalls } from 'api-client/schemas';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { auditChange } from '../../audit';
import type { Viewer } from '../../auth/viewer';
import {
  ofItem,
  progressOf,
  rowId,
  stateOf,
  type SourceText,
  type TranslationRow,
} from '../../content/translated-texts';
import type { Database } from '../../database/database';
import { translations } from '../../database/schema';
import { conflict, notFound, requireVersion } from '../../errors/failures';
import type { Change, Services } from '../../services';
import { announce } from '../../webhooks/announce';
import { formerSources } from './former-sources';
import { publishedColumns, readTexts, sameTexts } from './texts';
import type { SourceItem, Translatable } from './translatable';
import { translatableNamed, type Named } from './translatables';

const WHAT = 'translations';

type Saved = z.output<(typeof translationCalls)['saveTranslation']['body']>;

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

/** A text in English and in a language. */
export function toField(
  text: SourceText,
  row: TranslationRow | undefined,
  former: Readonly<Record<string, TranslatedValue>>,
): TranslatedField {
  const { name, label, kind, field, value, hash } = text;
  return {
    ...{ field: name, label, kind, source: value, sourceHash: hash },
    ...('max' in field && field.max !== undefined && { max: field.max }),
    value: row?.texts[name] ?? null,
    published: row?.published?.[name] ?? null,
    state: row ? stateOf(text, row) : 'missing',
    translatedSource: former[name] ?? null,
  };
}

/** The state of a translation beside its item. */
export const publicationOf = (row: Pick<TranslationRow, 'published' | 'texts' | 'at' | 'by'> | undefined) => ({
  isPublished: Boolean(row?.published),
  isChanged: row !== undefined && !sameTexts(row.texts, row.published ?? {}),
  at: row?.at.toISOString() ?? null,
  by: row?.by ?? '',
});

async function toTranslation(
  db: Database,
  { id, title, status, texts }: SourceItem,
  row: TranslationRow | undefined,
): Promise<Translation> {
  const former = row ? await formerSources(db, texts, row) : {};
  return {
    ...{ _id: id, title, status },
    ...publicationOf(row),
    version: row?.version ?? 0,
    publishedAt: row?.publishedAt?.toISOString() ?? null,
    publishedBy: row?.publishedBy ?? '',
    fields: texts.map((text) => toField(text, row, former)),
  };
}

/** An item's texts in English and in a language. @throws as `translatableNamed`; 404 */
export async function readTranslation(services: Services, viewer: Viewer, named: Named): Promise<Translation> {
  const content = await translatableNamed(services, viewer, named);
  const { db, clock } = services;
  const item = requireItem(content, await content.find(db, named.id, clock.now()));
  return toTranslation(db, item, await findRow(db, { ...named, id: item.id }));
}

interface Locked {
  readonly tx: Database;
  readonly content: Translatable;
  readonly item: SourceItem;
  readonly row: TranslationRow | undefined;
  readonly now: Date;
}

/** Changes a translation in one transaction. @returns the changed translation */
async function changeTranslation(
  change: Change,
  named: Named,
  work: (locked: Locked) => Promise<TranslationRow>,
): Promise<Translation> {
  const { services, viewer } = change;
  const content = await translatableNamed(services, viewer, named);
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const item = requireItem(content, await content.lock(tx, named.id, now));
    const row = await work({ tx, content, item, row: await findRow(tx, named), now });
    return toTranslation(tx, item, row);
  });
}

/** @throws 409 with the current translation after a stale version */
async function requireCurrent({ tx, item, row }: Locked, version: number): Promise<void> {
  const current = row?.version ?? 0;
  if (version !== current) requireVersion(version, current, await toTranslation(tx, item, row));
}

const titleIn = ({ item }: Locked, language: string): string => `${item.title} (${languageName(language)})`;

async function store(
  { tx, row, item, now }: Locked,
  named: Named,
  values: Pick<TranslationRow, 'texts' | 'sources'> & Partial<TranslationRow>,
): Promise<TranslationRow> {
  const { collection, id: entityId, language } = named;
  const { missing, outdated } = progressOf(item.texts, values);
  const changed = { ...values, missing, outdated, version: (row?.version ?? 0) + 1 };
  const fresh = { id: rowId(collection, entityId, language), collection, entityId, language, at: now, by: '' };
  const [stored] = await tx
    .insert(translations)
    .values({ ...fresh, ...changed })
    .onConflictDoUpdate({ target: translations.id, set: changed })
    .returning();
  if (!stored) throw new Error('The database stored nothing');
  return stored;
}

/**
 * Saves texts of an item in a language, beside those that visitors see.
 *
 * @throws as `translatableNamed`; 400 that names invalid fields; 404; 409 with the current translation after a stale version
 */
export const saveTranslation = (change: Change, named: Named, { version, fields }: Saved): Promise<Translation> =>
  changeTranslation(change, named, async (locked) => {
    const { tx, item, row, now } = locked;
    await requireCurrent(locked, version);
    const read = await readTexts(tx, item.texts, fields);
    const texts: Record<string, TranslatedValue> = { ...row?.texts };
    const sources: Record<string, TranslationRow['sources'][string]> = { ...row?.sources };
    for (const { name, value, hash: current } of read) {
      const hash = fields[name]?.sourceHash ?? current;
      if (value === undefined) {
        delete texts[name];
        delete sources[name];
      } else {
        texts[name] = value;
        sources[name] = {
          hash,
          version: hash === current ? item.version : (row?.sources[name]?.version ?? null),
        };
      }
    }
    const stored = await store(locked, named, { texts, sources, at: now, by: change.viewer.name });
    await auditChange(tx, change, {
      ...{ action: 'update', collection: WHAT, entityId: stored.id, title: titleIn(locked, named.language) },
    });
    return stored;
  });

/** Records that visitors see an item otherwise. The entry of the item's collection makes the pages with it stale. */
async function recordPublication(change: Change, locked: Locked, named: Named, action: string): Promise<void> {
  const { tx, content, item, now } = locked;
  const { collection } = content;
  const { id, version, status } = item;
  const title = titleIn(locked, named.language);
  await auditChange(tx, change, { action, collection, entityId: id, title });
  await announce(tx, now, { collection, id, title, version, status }, ['updated']);
}

/**
 * Makes the saved texts those that visitors see.
 *
 * @throws as `translatableNamed`; 404; 409 without a saved text, and with the current translation after a stale version
 */
export const publishTranslation = (change: Change, named: Named, version: number): Promise<Translation> =>
  changeTranslation(change, named, async (locked) => {
    const { tx, item, row, now } = locked;
    await requireCurrent(locked, version);
    if (!row || Object.keys(row.texts).length === 0) throw conflict('Nothing is translated yet. Save a text first.');
    const { texts, sources } = row;
    const columns = await publishedColumns(tx, item.texts, texts);
    const stored = await store(locked, named, {
      ...{ texts, sources, ...columns, publishedAt: now, publishedBy: change.viewer.name },
    });
    await recordPublication(change, locked, named, 'publish-translation');
    return stored;
  });

/** Shows an item in English again. The saved texts stay. @throws as `translatableNamed`; 404, also if it is not published */
export const unpublishTranslation = (change: Change, named: Named): Promise<Translation> =>
  changeTranslation(change, named, async (locked) => {
    const { row } = locked;
    if (!row?.published) throw notFound('Published translation');
    const { texts, sources } = row;
    const none = { published: null, publishedAt: null, publishedBy: '', searched: '', renderedHtml: null };
    const stored = await store(locked, named, { texts, sources, ...none, renderedMark: '' });
    await recordPublication(change, locked, named, 'unpublish-translation');
    return stored;
  });
