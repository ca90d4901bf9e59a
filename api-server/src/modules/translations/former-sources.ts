import type { TranslatedValue } from 'api-client';
import { namedText } from 'api-client/content-types';
import { and, eq, inArray } from 'drizzle-orm';
import { stateOf, type SourceText, type TranslationRow } from '../../content/translated-texts';
import type { Database } from '../../database/database';
import { revisions } from '../../database/schema';

/**
 * The English texts from which the outdated texts or drafts of a translation were translated, by field: those of the revisions of
 * its item. A field is left out if its revision is not kept.
 */
export async function formerSources(
  db: Database,
  sources: readonly SourceText[],
  row: TranslationRow,
): Promise<Readonly<Record<string, TranslatedValue>>> {
  const versions = new Map(
    sources.flatMap((source) => {
      const version = (row.drafts[source.name] ?? row.sources[source.name])?.version ?? null;
      return stateOf(source, row) === 'outdated' && version !== null ? [[source.name, version]] : [];
    }),
  );
  if (versions.size === 0) return {};
  const kept = await db
    .select({ number: revisions.number, content: revisions.content })
    .from(revisions)
    .where(
      and(
        eq(revisions.collection, row.collection),
        eq(revisions.entityId, row.entityId),
        inArray(revisions.number, [...new Set(versions.values())]),
      ),
    );
  const contents = new Map(kept.map(({ number, content }) => [number, content]));
  return Object.fromEntries(
    [...versions].flatMap(([field, version]) => {
      const content = contents.get(version);
      return content ? [[field, (namedText(content, field) ?? '') as TranslatedValue]] : [];
    }),
  );
}
