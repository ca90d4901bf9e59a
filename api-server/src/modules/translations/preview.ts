import { inLanguage, previewCollections, type LivePreviewLink, type TranslatedValue } from 'api-client';
import { contentTypes } from '../../content-types';
import { itemWithTexts } from '../../content-types/items-in-language';
import { findContent } from '../../content/find-content';
import { sourceTexts } from '../../content/translated-texts';
import { invalidField, notFound } from '../../errors/failures';
import type { Change } from '../../services';
import { storeLivePreview } from '../preview-links/live-previews';
import { publishedColumns, readTexts } from './texts';
import { translatableNamed, type Named } from './translatables';
import { entityOf } from '../../content/stored-content-type';

/**
 * Stores for a minute the page of an item with typed texts in a language. Nothing of the item or its translation
 * changes.
 *
 * @throws as `translatableNamed`; 400 that names invalid texts, and for content without pages; 404
 */
export async function previewTranslation(
  { services, viewer }: Change,
  named: Named,
  typed: Readonly<Record<string, TranslatedValue>>,
): Promise<LivePreviewLink> {
  await translatableNamed(services, viewer, named);
  const collection = previewCollections.find((one) => one === named.collection);
  const served = contentTypes.find((one) => one.collection === collection);
  if (!collection || !served) throw invalidField('collection', `${named.collection} have no pages to preview`);
  const { db, clock } = services;
  const row = await findContent(db, served.table, served.collection, named.id);
  if (!row || row.status === 'trashed') throw notFound(served.what);
  const item = await entityOf(served, row, clock.now(), db);
  const sources = sourceTexts(served.fields, item);
  const given = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, { value }]));
  const read = await readTexts(db, sources, given);
  const texts = Object.fromEntries(read.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));
  const { searched: _, ...columns } = await publishedColumns(db, sources, texts);
  const shown = await itemWithTexts(db, served.type, named.language, item, columns);
  const preview = await storeLivePreview(services, collection, shown);
  return { ...preview, path: inLanguage(preview.path, named.language) };
}
