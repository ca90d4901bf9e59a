import type { Revision, Translation } from 'api-client';
import { and, desc, eq } from 'drizzle-orm';
import { auditChange } from '../../audit';
import type { Viewer } from '../../auth/viewer';
import { rowId } from '../../content/translated-texts';
import { TRANSLATIONS } from '../../database/file-uses';
import { revisions } from '../../database/schema';
import { notFound } from '../../errors/failures';
import type { Change, Services } from '../../services';
import type { RevisedTexts } from './keep-revision';
import { requireItem, store, titleIn } from './publication';
import { translatableNamed, type Named } from './translatables';
import { changeTranslation, requireCurrent } from './translations';

const MAX_LISTED = 100;

const ofTranslation = ({ collection, id, language }: Named) =>
  and(eq(revisions.collection, TRANSLATIONS), eq(revisions.entityId, rowId(collection, id, language)));

/**
 * The revisions of a translation, newest first: its publications and their ends, each with the texts by field and
 * whether visitors saw them.
 *
 * @throws as `translatableNamed`; 404
 */
export async function listTranslationRevisions(services: Services, viewer: Viewer, named: Named): Promise<Revision[]> {
  const content = await translatableNamed(services, viewer, named);
  const { db, clock } = services;
  const { id } = requireItem(content, await content.find(db, named.id, clock.now()));
  const rows = await db
    .select()
    .from(revisions)
    .where(ofTranslation({ ...named, id }))
    .orderBy(desc(revisions.number))
    .limit(MAX_LISTED);
  return rows.map(({ number, at, by, action, content: stored }) => {
    const { status, texts } = stored as unknown as RevisedTexts;
    return { number, at: at.toISOString(), by, action, content: { ...texts, status } };
  });
}

/**
 * Makes the texts of a revision the saved ones, beside those that visitors see. A text that was translated from another
 * English one than today's is out of date. It takes the place of a machine's draft.
 *
 * @throws as `translatableNamed`; 404; 409 with the current translation after a stale version
 */
export const restoreTranslation = (
  change: Change,
  named: Named & { readonly number: number },
  version: number,
): Promise<Translation> =>
  changeTranslation(change, named, async (locked) => {
    const { tx, item, row, now } = locked;
    await requireCurrent(locked, version);
    const [revision] = await tx
      .select()
      .from(revisions)
      .where(and(ofTranslation({ ...named, id: item.id }), eq(revisions.number, named.number)));
    if (!revision || !row) throw notFound('Revision');
    const { texts, sources } = revision.content as unknown as RevisedTexts;
    const drafts = Object.fromEntries(Object.entries(row.drafts).filter(([name]) => texts[name] === undefined));
    const stored = await store(locked, named, { texts, sources, drafts, at: now, by: change.viewer.name });
    const title = titleIn(locked, named.language);
    await auditChange(tx, change, { action: 'restore', collection: TRANSLATIONS, entityId: stored.id, title });
    return stored;
  });
