import { dayText, type Collection, type Review, type Reviewer } from 'api-client';
import type { reviewCalls } from 'api-client/schemas';
import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { auditChange } from '../../audit';
import type { Viewer } from '../../auth/viewer';
import type { Database } from '../../database/database';
import { admins, pendingChanges, reviews } from '../../database/schema';
import { conflict, forbidden, invalidField, notFound, requireVersion } from '../../errors/failures';
import type { Change, Services } from '../../services';
import { findPendingChange, servedFor } from '../pending-changes/pending-changes';
import { answerEmail, requestEmail } from './emails';

const WHAT = 'pending-changes';
const MAX_LISTED = 1_000;

type Item = z.output<(typeof reviewCalls)['fetchReview']['params']>;
type Requested = z.output<(typeof reviewCalls)['requestReview']['body']>;
type Answered = z.output<(typeof reviewCalls)['answerReview']['body']>;

const author = alias(admins, 'author');
const reviewer = alias(admins, 'reviewer');
const reviewsIn = (db: Database) =>
  db
    .select({ review: reviews, pending: pendingChanges, author: author.name, reviewer: reviewer.name })
    .from(reviews)
    .innerJoin(pendingChanges, eq(pendingChanges.id, reviews.id))
    .innerJoin(author, eq(author.id, reviews.requestedById))
    .innerJoin(reviewer, eq(reviewer.id, reviews.reviewerId));
type Found = Awaited<ReturnType<typeof reviewsIn>>[number];

const toReview = ({ review, pending, ...names }: Found, { adminId }: Pick<Viewer, 'adminId'>): Review => ({
  ...{ collection: pending.collection as Collection, _id: pending.entityId, title: pending.title, state: review.state },
  ...{ requestedBy: names.author, reviewer: names.reviewer },
  ...{ isMine: review.requestedById === adminId, isReviewer: review.reviewerId === adminId },
  ...{ requestedAt: review.requestedAt.toISOString(), dueOn: review.dueOn, note: review.note },
  ...{ comment: review.comment, answeredAt: review.answeredAt?.toISOString() ?? null },
  hasChanged: pending.at.getTime() !== review.changesAt.getTime(),
});

/** The reviews that a user has asked for or makes, the oldest first. */
export async function listReviews({ db }: Services, viewer: Viewer): Promise<Review[]> {
  const rows = await reviewsIn(db)
    .where(or(eq(reviews.reviewerId, viewer.adminId), eq(reviews.requestedById, viewer.adminId)))
    .orderBy(asc(reviews.requestedAt), asc(reviews.id))
    .limit(MAX_LISTED);
  return rows.map((row) => toReview(row, viewer));
}

/** The review of an item's pending changes, or null. @throws 403 for other roles, 404 */
export async function readReview({ db }: Services, viewer: Viewer, { collection, id }: Item): Promise<Review | null> {
  const served = await servedFor(db, collection, viewer);
  const [row] = await reviewsIn(db).where(eq(reviews.id, `${served.collection}/${id}`));
  return row ? toReview(row, viewer) : null;
}

/** The people who can review changes of a content type, by name. @throws 403 for other roles, 404 */
export async function listReviewers({ db }: Services, viewer: Viewer, collection: string): Promise<Reviewer[]> {
  const { roles } = await servedFor(db, collection, viewer);
  return db
    .select({ _id: admins.id, name: admins.name })
    .from(admins)
    .where(and(eq(admins.status, 'approved'), inArray(admins.role, [...roles]), ne(admins.id, viewer.adminId)))
    .orderBy(asc(admins.sortName), asc(admins.id));
}

/** The review after a change. */
async function reviewAfter(tx: Database, id: string, viewer: Viewer): Promise<Review> {
  const [row] = await reviewsIn(tx).where(eq(reviews.id, id));
  if (!row) throw new Error('The review vanished in its transaction');
  return toReview(row, viewer);
}

const emailOf = async (tx: Database, id: string): Promise<string> => {
  const [row] = await tx.select({ email: admins.email }).from(admins).where(eq(admins.id, id));
  if (!row) throw notFound('Person');
  return row.email;
};

/**
 * Sends the pending changes of an item for review. The reviewer gets an email.
 *
 * @throws 400 for a person who cannot review it; 404 without pending changes; 409 after a stale version
 */
export async function requestReview(
  change: Change,
  { collection, id }: Item,
  { reviewerId, dueOn = null, note = '', version }: Requested,
): Promise<Review> {
  const { services, viewer } = change;
  const able = await listReviewers(services, viewer, collection);
  if (!able.some(({ _id }) => _id === reviewerId))
    throw invalidField('reviewerId', 'This person cannot review it. Choose another reviewer.');
  const review = await services.db.transaction(async (tx) => {
    const pending = await findPendingChange(tx, collection, id);
    if (!pending) throw notFound('Change');
    requireVersion(version, pending.at.getTime(), { ...pending.content, version: pending.at.getTime() });
    const values = {
      ...{ id: pending.id, requestedById: viewer.adminId, reviewerId, requestedAt: services.clock.now() },
      ...{ changesAt: pending.at, dueOn, note, state: 'waiting' as const, comment: '', answeredAt: null },
    };
    await tx.insert(reviews).values(values).onConflictDoUpdate({ target: reviews.id, set: values });
    const to = await emailOf(tx, reviewerId);
    const day = dueOn === null ? '' : dayText(dueOn);
    await services.mail.enqueue(
      tx,
      requestEmail({ to, by: viewer.name, title: pending.title, text: note, dueOn: day }, services.config.siteUrl),
    );
    await auditChange(tx, change, { action: 'review', collection: WHAT, entityId: pending.id, title: pending.title });
    return reviewAfter(tx, pending.id, viewer);
  });
  void services.mail.flush();
  return review;
}

/**
 * Approves changes, or returns them with a comment. Their author gets an email. Approved changes are published by
 * the author, at once, at a time or in a release.
 *
 * @throws 403 for everyone but the reviewer; 404; 409 if it is answered already, and with the current changes after a
 * stale version
 */
export async function answerReview(
  change: Change,
  { collection, id }: Item,
  { decision, comment = '', version }: Answered,
): Promise<Review> {
  const { services, viewer } = change;
  await servedFor(services.db, collection, viewer);
  const review = await services.db.transaction(async (tx) => {
    const pending = await findPendingChange(tx, collection, id);
    const [row] = pending ? await tx.select().from(reviews).where(eq(reviews.id, pending.id)).for('update') : [];
    if (!pending || !row) throw notFound('Review');
    if (row.reviewerId !== viewer.adminId) throw forbidden();
    if (row.state !== 'waiting') throw conflict('This review has been answered already.');
    requireVersion(version, pending.at.getTime(), { ...pending.content, version: pending.at.getTime() });
    const isApproved = decision === 'approve';
    await tx
      .update(reviews)
      .set({
        ...{ state: isApproved ? 'approved' : 'returned', comment, answeredAt: services.clock.now() },
        changesAt: pending.at,
      })
      .where(eq(reviews.id, row.id));
    const to = await emailOf(tx, row.requestedById);
    await services.mail.enqueue(
      tx,
      answerEmail({ to, by: viewer.name, title: pending.title, text: comment, isApproved }, services.config.siteUrl),
    );
    await auditChange(tx, change, { action: decision, collection: WHAT, entityId: pending.id, title: pending.title });
    return reviewAfter(tx, pending.id, viewer);
  });
  void services.mail.flush();
  return review;
}
