import { isSameField, partsOfField, type ReviewComment, type ReviewedCollection } from 'api-client';
import type { reviewCommentCalls } from 'api-client/schemas';
import { and, asc, eq, getTableColumns, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Viewer } from '../../auth/viewer';
import { itemKey } from '../../content/end-reviews';
import type { Database } from '../../database/database';
import { admins, reviewComments, reviews } from '../../database/schema';
import { conflict, forbidden, invalidField, notFound } from '../../errors/failures';
import { newId } from '../../identity';
import type { Services } from '../../services';
import { servedNamed } from '../pending-changes/served-types';
import { RELEASES } from '../releases/release-rows';
import type { Reviewed } from './subject';
import { assertMayRead } from './subjects';

/** The most comments of a review. */
const MAX_COMMENTS = 200;

type Written = z.output<(typeof reviewCommentCalls)['addReviewComment']['body']>;

/** The label of a field, or of a part of a list, in its editor; undefined if it is unknown. */
type LabelOf = (field: string) => string | undefined;

const labelInRelease: LabelOf = (field) => {
  const { name, part } = partsOfField(field);
  return name === 'items' && part ? `Item: ${part}` : undefined;
};

async function labelsOf(db: Database, collection: ReviewedCollection): Promise<LabelOf> {
  if (collection === RELEASES) return labelInRelease;
  const { type } = await servedNamed(db, collection);
  return (written) => {
    if (written === 'slug' && 'slug' in type) return 'Address';
    const { name, part } = partsOfField(written);
    const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
    const label = field?.formLabel ?? field?.label;
    if (part === undefined) return label;
    return field?.kind === 'custom' && part !== '' ? `${label}: ${part}` : undefined;
  };
}

/** Comments, the oldest first. */
async function readComments(db: Database, labelOf: LabelOf, which: SQL | undefined): Promise<ReviewComment[]> {
  const rows = await db
    .select({ ...getTableColumns(reviewComments), author: admins.name })
    .from(reviewComments)
    .innerJoin(admins, eq(admins.id, reviewComments.authorId))
    .where(which)
    .orderBy(asc(reviewComments.at), asc(reviewComments.id));
  return rows.map(({ id, field, author, at, text, resolvedAt }) => ({
    ...{ _id: id, field, label: labelOf(field) ?? field, author, at: at.toISOString(), text },
    isResolved: resolvedAt !== null,
  }));
}

const isOpen = isNull(reviewComments.resolvedAt);

/** The number of open comments of each review, for a query of reviews. */
export const countOpen = (db: Database) =>
  db.$count(reviewComments, and(eq(reviewComments.reviewId, reviews.id), isOpen));

/** The open comments on an item or a release. */
export async function openComments(db: Database, { collection, id }: Reviewed): Promise<ReviewComment[]> {
  return readComments(
    db,
    await labelsOf(db, collection),
    and(eq(reviewComments.reviewId, itemKey(collection, id)), isOpen),
  );
}

/** The comments on what is reviewed. @throws 403 without the right to read it, 404 */
export async function listComments(
  { db }: Services,
  viewer: Viewer,
  { collection, id }: Reviewed,
): Promise<ReviewComment[]> {
  await assertMayRead(db, viewer, collection);
  return readComments(db, await labelsOf(db, collection), eq(reviewComments.reviewId, itemKey(collection, id)));
}

/** A review, locked. @throws 403 for everyone but its reviewer and its sender, 404 without a review */
async function lockReview(tx: Database, key: string, { adminId }: Viewer): Promise<typeof reviews.$inferSelect> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, key)).for('update');
  if (!review) throw notFound('Review');
  if (review.reviewerId !== adminId && review.requestedById !== adminId) throw forbidden();
  return review;
}

/**
 * Adds a comment on a field, or on an item of a release.
 *
 * @throws 400 for a field that the content does not have; 403 for everyone but the reviewer and the sender; 404 without a
 * review; 409 for one that is approved, and when there are too many
 */
export async function addComment(
  { db, clock }: Services,
  viewer: Viewer,
  { collection, id }: Reviewed,
  { field, text }: Written,
): Promise<ReviewComment> {
  await assertMayRead(db, viewer, collection);
  const labelOf = await labelsOf(db, collection);
  const key = itemKey(collection, id);
  return db.transaction(async (tx) => {
    const { state } = await lockReview(tx, key, viewer);
    if (labelOf(field) === undefined) throw invalidField('field', 'There is no such field');
    if (state === 'approved') throw conflict('It is approved already. Send it for review again to comment on it.');
    if ((await tx.$count(reviewComments, eq(reviewComments.reviewId, key))) >= MAX_COMMENTS)
      throw conflict(`There are ${MAX_COMMENTS} comments already. Answer the review instead.`);
    const at = clock.now();
    const row = { id: newId(at), reviewId: key, field, authorId: viewer.adminId, text, at };
    await tx.insert(reviewComments).values(row);
    const [comment] = await readComments(tx, labelOf, eq(reviewComments.id, row.id));
    if (!comment) throw new Error('The comment was not stored');
    return comment;
  });
}

/**
 * Resolves a comment and the earlier ones on its field: later ones were not read.
 *
 * @throws 403 for everyone but the reviewer and the sender; 404 for an unknown comment
 */
export async function resolveComments(
  { db, clock }: Services,
  viewer: Viewer,
  { collection, id, commentId }: Reviewed & { readonly commentId: string },
): Promise<void> {
  await assertMayRead(db, viewer, collection);
  const key = itemKey(collection, id);
  await db.transaction(async (tx) => {
    await lockReview(tx, key, viewer);
    const ofReview = eq(reviewComments.reviewId, key);
    const [last] = await tx
      .select()
      .from(reviewComments)
      .where(and(ofReview, eq(reviewComments.id, commentId)));
    if (!last) throw notFound('Comment');
    const earlier = await tx
      .select()
      .from(reviewComments)
      .where(and(ofReview, lte(reviewComments.at, last.at), isOpen));
    const ids = earlier.filter(({ field }) => isSameField(field, last.field)).map((comment) => comment.id);
    await tx.update(reviewComments).set({ resolvedAt: clock.now() }).where(inArray(reviewComments.id, ids));
  });
}
