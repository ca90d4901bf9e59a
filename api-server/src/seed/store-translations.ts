import { languageName } from 'api-client';
import { inArray } from 'drizzle-orm';
import { writeAudit } from '../audit';
import { NO_TEXTS, openColumns, rowId, type TranslationRow } from '../content/translated-texts';
import type { Database } from '../database/database';
import { insertRows } from '../database/insert-rows';
import { translations } from '../database/schema';
import { checkTexts, publishedColumns, storedTexts } from '../modules/translations/texts';
import type { SourceItem } from '../modules/translations/translatable';
import type { Services } from '../services';
import type { ContentTranslation } from './content-translations';

/** The version of an item that was not changed since, so that its texts are those of the folder. */
const FIRST_VERSION = 1;

/**
 * The row of a published translation. A text whose English was changed since the folder was written is outdated; one
 * whose English was removed is left out.
 */
async function rowOf(
  tx: Database,
  { language, content: { collection }, english, texts: given }: ContentTranslation,
  item: SourceItem,
  now: Date,
): Promise<typeof translations.$inferInsert> {
  const present = item.texts;
  const names = new Set(present.map(({ name }) => name));
  const translated = new Map(english.map((source) => [source.name, source]));
  const there = Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)));
  const stored = await storedTexts(tx, checkTexts(present, there, (name) => name).texts);
  const texts: Record<string, TranslationRow['texts'][string]> = {};
  const sources: Record<string, TranslationRow['sources'][string]> = {};
  for (const { name, hash, value } of stored) {
    if (value === undefined) continue;
    texts[name] = value;
    // Stored rich text differs from that of the folder, but is not changed in the first version.
    const known = item.version === FIRST_VERSION ? hash : (translated.get(name)?.hash ?? hash);
    sources[name] = { hash: known, version: FIRST_VERSION };
  }
  return {
    ...{ id: rowId(collection, item.id, language), collection, entityId: item.id, language, version: 1 },
    ...{ at: now, by: '', texts, sources, ...(await publishedColumns(tx, present, texts)) },
    ...{ publishedAt: now, publishedBy: '', ...openColumns(present, { ...NO_TEXTS, texts, sources }) },
  };
}

/** Stores the translations of one content type into one language. @returns how many were new */
async function storeSome(tx: Database, some: readonly ContentTranslation[], now: Date): Promise<number> {
  const [first] = some;
  if (!first) return 0;
  const { content, language } = first;
  const { collection } = content;
  // An item that was renamed or deleted is missing.
  const items = await content.named(
    tx,
    some.map(({ name }) => name),
    now,
  );
  const ids = [...items.values()].map(({ id }) => rowId(collection, id, language));
  const known = await tx.select({ id: translations.id }).from(translations).where(inArray(translations.id, ids));
  const there = new Set(known.map(({ id }) => id));
  const rows: (typeof translations.$inferInsert)[] = [];
  for (const translation of some) {
    const item = items.get(translation.name);
    if (item && !there.has(rowId(collection, item.id, language))) rows.push(await rowOf(tx, translation, item, now));
  }
  if (rows.length === 0) return 0;
  await insertRows(tx, translations, rows);
  // It makes the pages of a running site stale.
  await writeAudit(tx, {
    ...{ at: now, actor: undefined, action: 'publish-translation', collection },
    title: languageName(language),
  });
  return rows.length;
}

/** Stores and publishes translations of the content; existing ones stay. */
export async function storeTranslations(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  all: readonly ContentTranslation[],
  say: (line: string) => void,
): Promise<void> {
  const groups = new Map<string, ContentTranslation[]>();
  for (const translation of all) {
    const group = `${translation.content.collection}/${translation.language}`;
    groups.set(group, [...(groups.get(group) ?? []), translation]);
  }
  const added = await db.transaction(async (tx) => {
    let sum = 0;
    for (const some of groups.values()) sum += await storeSome(tx, some, clock.now());
    return sum;
  });
  if (added > 0) say(`  ${added} translations`);
}
