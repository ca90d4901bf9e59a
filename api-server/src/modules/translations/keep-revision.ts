import type { TranslatedValue } from 'api-client';
import { and, eq } from 'drizzle-orm';
import type { TranslationRow } from '../../content/translated-texts';
import type { Database } from '../../database/database';
import { TRANSLATIONS } from '../../database/file-uses';
import { revisions, type TranslatedSource } from '../../database/schema';

/** The texts of a revision with the English texts that they were translated from. */
export interface RevisedTexts {
  /** Whether visitors saw them. */
  readonly status: 'published' | 'draft';
  readonly texts: Readonly<Record<string, TranslatedValue>>;
  readonly sources: Readonly<Record<string, TranslatedSource>>;
}

const revisionOf = ({ id, version, texts, sources, published }: TranslationRow, at: Date, by: string) => ({
  ...{ collection: TRANSLATIONS, entityId: id, number: version, at, by, action: 'updated' as const },
  content: { status: published ? 'published' : 'draft', texts: published ?? texts, sources } satisfies RevisedTexts,
});

/**
 * Stores a publication of a translation, or its end. The publication before it is stored too if it has no revision, as
 * those of imported content. Pass the transaction of the change.
 */
export async function keepTranslationRevision(
  tx: Database,
  { before, after }: { readonly before: TranslationRow; readonly after: TranslationRow },
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  const ofIt = and(eq(revisions.collection, TRANSLATIONS), eq(revisions.entityId, before.id));
  if (before.published && before.publishedAt && (await tx.$count(revisions, ofIt)) === 0)
    await tx.insert(revisions).values(revisionOf(before, before.publishedAt, before.publishedBy));
  await tx.insert(revisions).values(revisionOf(after, at, by));
}
