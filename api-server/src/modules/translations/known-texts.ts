import type { TranslatedValue } from 'api-client';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { SourceText } from '../../content/translated-texts';
import type { Database } from '../../database/database';
import { translations } from '../../database/schema';
import type { Named } from './translatables';

/** The newest translations of a collection, in which texts are looked for: enough to find each that is common. */
const MOST_ITEMS = 2_000;

/**
 * The newest saved translations of the same English texts in other items of a collection, by the hash of the text: the
 * names of fields, for example, are the same in many products.
 */
export async function knownTexts(
  db: Database,
  { collection, language, id }: Named,
  sources: readonly SourceText[],
): Promise<ReadonlyMap<string, TranslatedValue>> {
  if (sources.length === 0) return new Map();
  const newest = db
    .select({ at: translations.at, texts: translations.texts, sources: translations.sources })
    .from(translations)
    .where(
      and(eq(translations.collection, collection), eq(translations.language, language), ne(translations.entityId, id)),
    )
    .orderBy(desc(translations.at), desc(translations.id))
    .limit(MOST_ITEMS)
    .as('newest');
  const hash = sql<string>`source.value ->> 'hash'`;
  const rows = await db
    .select({ hash, value: sql<TranslatedValue | null>`${newest.texts} -> source.key` })
    .from(newest)
    .innerJoin(
      sql`jsonb_each(${newest.sources}) as source`,
      inArray(
        hash,
        sources.map((one) => one.hash),
      ),
    )
    .orderBy(newest.at);
  return new Map(rows.flatMap(({ hash: of, value }) => (value === null ? [] : [[of, value] as const])));
}
