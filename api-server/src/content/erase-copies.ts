import type { Collection } from 'api-client';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { TRANSLATIONS } from '../database/file-uses';
import {
  editorPresence,
  pendingChanges,
  previewLinks,
  releaseItems,
  revisions,
  translations,
  unsavedChanges,
} from '../database/schema';
import { eraseAnswers } from '../idempotency/erase-answers';
import { endReviews } from './end-reviews';

/** Erases the copies of items: their revisions, translations with theirs, pending changes, reviews, unsaved input, preview links, places in releases, and stored answers with their ids. */
export async function eraseCopies(tx: Database, collection: Collection, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const translated = tx
    .select({ id: translations.id })
    .from(translations)
    .where(and(eq(translations.collection, collection), inArray(translations.entityId, [...ids])));
  await tx
    .delete(revisions)
    .where(and(eq(revisions.collection, TRANSLATIONS), inArray(revisions.entityId, translated)));
  for (const table of [
    revisions,
    pendingChanges,
    previewLinks,
    releaseItems,
    editorPresence,
    unsavedChanges,
    translations,
  ]) {
    await tx.delete(table).where(and(eq(table.collection, collection), inArray(table.entityId, [...ids])));
  }
  await endReviews(tx, collection, ids);
  await eraseAnswers(tx, ids);
}
