import { languageName, type Translation, type TranslatedField, type TranslatedValue } from 'api-client';
import { translatedFields } from 'api-client/content-types';
import type { translationCalls } from 'api-client/schemas';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { auditChange } from '../../audit';
import type { Viewer } from '../../auth/viewer';
import type { ServedContentType } from '../../content-types/served-content-type';
import { contentFieldsOf, type AnyRow } from '../../content/columns';
import { requireLanguage } from '../../content/site-languages';
import { findContent } from '../../content/find-content';
import { lockRow } from '../../content/stored-content-type';
import {
  ofItem,
  progressOf,
  rowId,
  sourceTexts,
  stateOf,
  type SourceText,
  type TranslationRow,
} from '../../content/translated-texts';
import type { Database } from '../../database/database';
import { translations } from '../../database/schema';
import { conflict, forbidden, invalidField, notFound, requireVersion } from '../../errors/failures';
import type { Change, Services } from '../../services';
import { announce } from '../../webhooks/announce';
import { servedNamed } from '../pending-changes/pending-changes';
import { formerSources } from './former-sources';
import { publishedColumns, readTexts, sameTexts } from './texts';

const WHAT = 'translations';

/** A translation in an address. */
export interface Named {
  readonly language: string;
  readonly collection: string;
  readonly id: string;
}

type Saved = z.output<(typeof translationCalls)['saveTranslation']['body']>;

/** An item in English, with its row. */
interface Source {
  readonly row: AnyRow;
  readonly texts: readonly SourceText[];
}

/** Whether a user translates a content type: a translator all of them, others those that they edit. */
export const translates = ({ role }: Pick<Viewer, 'role'>, { roles }: Pick<ServedContentType, 'roles'>): boolean =>
  role === 'translator' || roles.includes(role);

/**
 * The content type whose items are translated.
 *
 * @throws 400 for a language that the site does not have, or content without translated texts; 404 for other content,
 *   403 for other roles
 */
export async function translatedType(
  { db, config }: Services,
  viewer: Viewer,
  { language, collection }: Pick<Named, 'language' | 'collection'>,
): Promise<ServedContentType> {
  const served = await servedNamed(db, collection);
  if (!translates(viewer, served)) throw forbidden();
  requireLanguage(config, language);
  if (translatedFields(served.fields).length === 0)
    throw invalidField('collection', `The texts of ${collection} are not translated`);
  return served;
}

/** @throws 404 for an item that does not exist or is in the trash */
export async function sourceOf(
  db: Database,
  served: ServedContentType,
  row: AnyRow | undefined,
  now: Date,
): Promise<Source> {
  if (!row || row.status === 'trashed') throw notFound(served.what);
  return { row, texts: sourceTexts(served.fields, await served.entityOf(row, now, db)) };
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
  served: ServedContentType,
  { row: item, texts }: Source,
  row: TranslationRow | undefined,
  now: Date,
): Promise<Translation> {
  const former = row ? await formerSources(db, texts, row) : {};
  return {
    ...{ _id: item.id, title: served.titleOf(item), status: contentFieldsOf(item, now).status },
    ...publicationOf(row),
    version: row?.version ?? 0,
    publishedAt: row?.publishedAt?.toISOString() ?? null,
    publishedBy: row?.publishedBy ?? '',
    fields: texts.map((text) => toField(text, row, former)),
  };
}

/** An item's texts in English and in a language. @throws as `translatedType`; 404 */
export async function readTranslation(services: Services, viewer: Viewer, named: Named): Promise<Translation> {
  const served = await translatedType(services, viewer, named);
  const { db, clock } = services;
  const now = clock.now();
  const row = await findContent(db, served.table, served.collection, named.id);
  const source = await sourceOf(db, served, row as AnyRow | undefined, now);
  return toTranslation(db, served, source, await findRow(db, { ...named, id: source.row.id }), now);
}

interface Locked {
  readonly tx: Database;
  readonly served: ServedContentType;
  readonly source: Source;
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
  const served = await translatedType(services, viewer, named);
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const source = await sourceOf(tx, served, await lockRow(tx, served, named.id), now);
    const row = await work({ tx, served, source, row: await findRow(tx, named), now });
    return toTranslation(tx, served, source, row, now);
  });
}

/** @throws 409 with the current translation after a stale version */
async function requireCurrent({ tx, served, source, row, now }: Locked, version: number): Promise<void> {
  const current = row?.version ?? 0;
  if (version !== current) requireVersion(version, current, await toTranslation(tx, served, source, row, now));
}

const titleIn = ({ served, source }: Locked, language: string): string =>
  `${served.titleOf(source.row)} (${languageName(language)})`;

async function store(
  { tx, row, source, now }: Locked,
  named: Named,
  values: Pick<TranslationRow, 'texts' | 'sources'> & Partial<TranslationRow>,
): Promise<TranslationRow> {
  const { collection, id: entityId, language } = named;
  const { missing, outdated } = progressOf(source.texts, values);
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
 * @throws as `translatedType`; 400 that names invalid fields; 404; 409 with the current translation after a stale version
 */
export const saveTranslation = (change: Change, named: Named, { version, fields }: Saved): Promise<Translation> =>
  changeTranslation(change, named, async (locked) => {
    const { tx, source, row, now } = locked;
    await requireCurrent(locked, version);
    const read = await readTexts(tx, source.texts, fields);
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
          version: hash === current ? source.row.version : (row?.sources[name]?.version ?? null),
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
  const { tx, served, source, now } = locked;
  const title = titleIn(locked, named.language);
  await auditChange(tx, change, { action, collection: served.collection, entityId: named.id, title });
  const { id, version, status } = source.row;
  await announce(tx, now, { collection: served.collection, id, title, version, status }, ['updated']);
}

/**
 * Makes the saved texts those that visitors see.
 *
 * @throws as `translatedType`; 404; 409 without a saved text, and with the current translation after a stale version
 */
export const publishTranslation = (change: Change, named: Named, version: number): Promise<Translation> =>
  changeTranslation(change, named, async (locked) => {
    const { tx, source, row, now } = locked;
    await requireCurrent(locked, version);
    if (!row || Object.keys(row.texts).length === 0) throw conflict('Nothing is translated yet. Save a text first.');
    const { texts, sources } = row;
    const columns = await publishedColumns(tx, source.texts, texts);
    const stored = await store(locked, named, {
      ...{ texts, sources, ...columns, publishedAt: now, publishedBy: change.viewer.name },
    });
    await recordPublication(change, locked, named, 'publish-translation');
    return stored;
  });

/** Shows an item in English again. The saved texts stay. @throws as `translatedType`; 404, also if it is not published */
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
