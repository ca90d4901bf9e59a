import type { Collection, ReviewComment } from 'api-client';
import type { reviewCommentCalls } from 'api-client/schemas';
import { and, asc, eq, getTableColumns, isNull, lte, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Viewer } from '../../auth/viewer';
import { itemKey } from '../../content/end-reviews';
import type { ServedContentType } from '../../content-types/served-content-type';
import type { Database } from '../../database/database';
import { admins, reviewComments, reviews } from '../../database/schema';
import { conflict, forbidden, invalidField, notFound } from '../../errors/failures';
import { newId } from '../../identity';
import type { Services } from '../../services';
import { servedFor, servedNamed } from '../pending-changes/pending-changes';
import { RELEASES } from '../releases/release-rows';
import type { Reviewed } from './subject';

/** The most comments of a review. */
const MAX_COMMENTS = 200;

interface Item {
  readonly collection: Collection;
  readonly id: string;
}
type Written = z.output<(typeof reviewCommentCalls)['addReviewComment']['body']>;

/** The label of a field in its editor; undefined if the definition does not have it. */
function labelOf({ type }: ServedContentType, name: string): string | undefined {
  if (name === 'slug' && 'slug' in type) return 'Address';
  const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
  return field?.formLabel ?? field?.label;
}

/** Comments, the oldest first. */
async function readComments(db: Database, served: ServedContentType, which: SQL | undefined): Promise<ReviewComment[]> {
  const rows = await db
    .select({ ...getTableColumns(reviewComments), author: admins.name })
    .from(reviewComments)
    .innerJoin(admins, eq(admins.id, reviewComments.authorId))
    .where(which)
    .orderBy(asc(reviewComments.at), asc(reviewComments.id));
  return rows.map(({ id, field, author, at, text, resolvedAt }) => ({
    ...{ _id: id, field, label: labelOf(served, field) ?? field, author, at: at.toISOString(), text },
    isResolved: resolvedAt !== null,
  }));
}

const isOpen = isNull(reviewComments.resolvedAt);

/** The number of open comments of each review, for a query of reviews. */
export const countOpen = (db: Database) =>
  db.$count(reviewComments, and(eq(reviewComments.reviewId, reviews.id), isOpen));

/** The open comments on an item; none on a release. */
export async function openComments(db: Database, { collection, id }: Reviewed): Promise<ReviewComment[]> {
  if (collection === RELEASES) return [];
  const served = await servedNamed(db, collection);
  return readComments(db, served, and(eq(reviewComments.reviewId, itemKey(collection, id)), isOpen));
}

/** The comments on the fields of an item that is reviewed. @throws 403 without the right to read it, 404 */
export async function listComments(
  { db }: Services,
  viewer: Viewer,
  { collection, id }: Item,
): Promise<ReviewComment[]> {
  const served = await servedFor(db, collection, viewer);
  return readComments(db, served, eq(reviewComments.reviewId, itemKey(served.collection, id)));
}

/** The review of an item, locked. @throws 403 for everyone but its reviewer and its sender, 404 without a review */
async function lockReview(tx: Database, key: string, { adminId }: Viewer): Promise<typeof reviews.$inferSelect> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, key)).for('update');
  if (!review) throw notFound('Review');
  if (review.reviewerId !== adminId && review.requestedById !== adminId) throw forbidden();
  return review;
}

/**
 * Adds a comment on a field.
 *
 * @throws 400 for a field that the content does not have; 403 for everyone but the reviewer and the sender; 404 without a
 * review; 409 for one that is approved, and when there are too many
 */
export async function addComment(
  { db, clock }: Services,
  viewer: Viewer,
  { collection, id }: Item,
  { field, text }: Written,
): Promise<ReviewComment> {
  const served = await servedFor(db, collection, viewer);
  const key = itemKey(served.collection, id);
  return db.transaction(async (tx) => {
    const { state } = await lockReview(tx, key, viewer);
    if (labelOf(served, field) === undefined) throw invalidField('field', 'There is no such field');
    if (state === 'approved') throw conflict('It is approved already. Send it for review again to comment on it.');
    if ((await tx.$count(reviewComments, eq(reviewComments.reviewId, key))) >= MAX_COMMENTS)
      throw conflict(`There are ${MAX_COMMENTS} comments already. Answer the review instead.`);
    const at = clock.now();
    const row = { id: newId(at), reviewId: key, field, authorId: viewer.adminId, text, at };
    await tx.insert(reviewComments).values(row);
    const [comment] = await readComments(tx, served, eq(reviewComments.id, row.id));
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
  { collection, id, commentId }: Item & { readonly commentId: string },
): Promise<void> {
  const served = await servedFor(db, collection, viewer);
  const key = itemKey(served.collection, id);
  await db.transaction(async (tx) => {
    await lockReview(tx, key, viewer);
    const ofReview = eq(reviewComments.reviewId, key);
    const [last] = await tx
      .select()
      .from(reviewComments)
      .where(and(ofReview, eq(reviewComments.id, commentId)));
    if (!last) throw notFound('Comment');
    await tx
      .update(reviewComments)
      .set({ resolvedAt: clock.now() })
      .where(and(ofReview, eq(reviewComments.field, last.field), lte(reviewComments.at, last.at), isOpen));
  });
}
