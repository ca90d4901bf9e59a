import { dayText, type Review, type ReviewedCollection, type Reviewer } from 'api-client';
import type { reviewCalls } from 'api-client/schemas';
import { and, asc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { auditChange } from '../../audit';
import { may } from '../../auth/may';
import { meets, whoMeets, type Need } from '../../auth/needs';
import { grantsOf } from '../../auth/role-rights';
import type { Viewer } from '../../auth/viewer';
import { itemKey } from '../../content/end-reviews';
import type { Database } from '../../database/database';
import { admins, releaseItems, reviews, roles } from '../../database/schema';
import { conflict, forbidden, invalidField, notFound } from '../../errors/failures';
import { inTransaction, type Change, type Services } from '../../services';
import { RELEASES } from '../releases/release-rows';
import { countOpen, openComments } from './comments';
import { answerEmail, requestEmail } from './emails';
import type { Reviewed, Subject } from './subject';
import { assertMayRead, findSubjects, lockSubject, needsOf } from './subjects';

const WHAT = 'reviews';
const MAX_LISTED = 1_000;

type Requested = z.output<(typeof reviewCalls)['requestReview']['body']>;
type Answered = z.output<(typeof reviewCalls)['answerReview']['body']>;

/** The item or release of a review, from its key. */
function reviewedOf(key: string): Reviewed {
  const end = key.indexOf('/');
  return { collection: key.slice(0, end) as ReviewedCollection, id: key.slice(end + 1) };
}

type Person = typeof admins.$inferSelect;

/** Whether a person may publish what was reviewed. */
function publishes(person: Person, ownRole: typeof roles.$inferSelect | null, needs: readonly Need[]): boolean {
  const grants = grantsOf({ ...person, toBeConfirmed: false }, ownRole);
  return grants !== undefined && meets(grants, needs);
}

const sender = alias(admins, 'sender');
const reviewer = alias(admins, 'reviewer');

/** The reviews that are not over, the oldest first. */
async function readReviews(
  db: Database,
  { adminId }: Pick<Viewer, 'adminId'>,
  which: SQL | undefined,
): Promise<Review[]> {
  const rows = await db
    .select({ review: reviews, sender, ownRole: roles, reviewer: reviewer.name, openComments: countOpen(db) })
    .from(reviews)
    .innerJoin(sender, eq(sender.id, reviews.requestedById))
    .leftJoin(roles, eq(roles.id, sender.ownRoleId))
    .innerJoin(reviewer, eq(reviewer.id, reviews.reviewerId))
    .where(which)
    .orderBy(asc(reviews.requestedAt), asc(reviews.id))
    .limit(MAX_LISTED);
  const subjects = await findSubjects(
    db,
    rows.map(({ review }) => reviewedOf(review.id)),
  );
  return rows.flatMap(({ review, ...names }) => {
    const { collection, id } = reviewedOf(review.id);
    const subject = subjects.get(review.id);
    if (!subject) return [];
    return {
      ...{ collection, _id: id, title: subject.title, isDraft: subject.isDraft },
      ...{
        state: review.state,
        requestedBy: names.sender.name,
        senderPublishes: publishes(names.sender, names.ownRole, subject.needs),
      },
      ...{ reviewer: names.reviewer, requestedAt: review.requestedAt.toISOString(), dueOn: review.dueOn },
      ...{ isMine: review.requestedById === adminId, isReviewer: review.reviewerId === adminId },
      ...{ note: review.note, comment: review.comment, answeredAt: review.answeredAt?.toISOString() ?? null },
      hasChanged: subject.at.getTime() !== review.changesAt.getTime(),
      openComments: names.openComments,
    };
  });
}

/**
 * The reviews that a user has asked for or makes, the oldest first; with a collection all of its reviews.
 *
 * @throws 403 without the right than those of the collection, 404
 */
export async function listReviews(
  { db }: Services,
  viewer: Viewer,
  collection?: ReviewedCollection,
): Promise<Review[]> {
  if (collection === undefined)
    return readReviews(
      db,
      viewer,
      or(eq(reviews.reviewerId, viewer.adminId), eq(reviews.requestedById, viewer.adminId)),
    );
  await assertMayRead(db, viewer, collection);
  return readReviews(db, viewer, sql`starts_with(${reviews.id}, ${itemKey(collection, '')})`);
}

/** The reviews of the open releases with an item, for users who handle releases. */
async function reviewsWithItem(db: Database, viewer: Viewer, { collection, id }: Reviewed): Promise<Review[]> {
  if (!may(viewer, { collection: RELEASES }, 'handle')) return [];
  const containing = db
    .select({ key: sql`${itemKey(RELEASES, '')} || ${releaseItems.releaseId}` })
    .from(releaseItems)
    .where(and(eq(releaseItems.collection, collection), eq(releaseItems.entityId, id)));
  return readReviews(db, viewer, inArray(reviews.id, containing));
}

/**
 * The review of an item or a release, or null. An item without one has that of an open release with it.
 *
 * @throws 403 without the right, 404
 */
export async function readReview({ db }: Services, viewer: Viewer, reviewed: Reviewed): Promise<Review | null> {
  const { collection, id } = reviewed;
  await assertMayRead(db, viewer, collection);
  const [review] = await readReviews(db, viewer, eq(reviews.id, itemKey(collection, id)));
  if (review || collection === RELEASES) return review ?? null;
  const [inRelease] = await reviewsWithItem(db, viewer, reviewed);
  return inRelease ?? null;
}

/** The people who can review items of a content type, or a release, by name. @throws 403 without the right, 404 */
export async function listReviewers(
  { db }: Services,
  viewer: Viewer,
  reviewed: { readonly collection: ReviewedCollection; readonly id?: string | undefined },
): Promise<Reviewer[]> {
  const needs = await needsOf(db, viewer, reviewed);
  return db
    .select({ _id: admins.id, name: admins.name })
    .from(admins)
    .where(and(...whoMeets(needs), ne(admins.id, viewer.adminId)))
    .orderBy(asc(admins.sortName), asc(admins.id));
}

/** The review after a change. */
async function reviewAfter(tx: Database, key: string, viewer: Viewer): Promise<Review> {
  const [review] = await readReviews(tx, viewer, eq(reviews.id, key));
  if (!review) throw new Error('The review vanished in its transaction');
  return review;
}

async function personOf(tx: Database, id: string, needs: readonly Need[]) {
  const [row] = await tx
    .select({ person: admins, ownRole: roles })
    .from(admins)
    .leftJoin(roles, eq(roles.id, admins.ownRoleId))
    .where(eq(admins.id, id));
  if (!row) throw notFound('Person');
  return { email: row.person.email, publishes: publishes(row.person, row.ownRole, needs) };
}

/** The word for the subject in emails. */
const kindOf = ({ collection }: Reviewed, { isDraft }: Subject): 'release' | 'draft' | 'changes' =>
  collection === RELEASES ? 'release' : isDraft ? 'draft' : 'changes';

/**
 * Sends the pending changes of an item, a draft or a release for review. The reviewer gets an email.
 *
 * @throws 400 for a person who cannot review it, or naming the fields that are missing to publish it; 403 without the right; 404 without anything to review; 409 after a stale
 * version, or with the reasons why a release cannot be published
 */
export async function requestReview(
  change: Change,
  reviewed: Reviewed,
  { reviewerId, dueOn = null, note = '', version }: Requested,
): Promise<Review> {
  const { services, viewer } = change;
  const able = await listReviewers(services, viewer, reviewed);
  if (!able.some(({ _id }) => _id === reviewerId))
    throw invalidField('reviewerId', 'This person cannot review it. Choose another reviewer.');
  const key = itemKey(reviewed.collection, reviewed.id);
  const review = await services.db.transaction(async (tx) => {
    const subject = await lockSubject({ ...change, services: inTransaction(services, tx) }, reviewed, version);
    await subject.assertPublishable();
    const { title, at } = subject;
    const values = {
      ...{ id: key, requestedById: viewer.adminId, reviewerId, requestedAt: services.clock.now() },
      ...{ changesAt: at, dueOn, note, state: 'waiting' as const, comment: '', answeredAt: null },
    };
    await tx.insert(reviews).values(values).onConflictDoUpdate({ target: reviews.id, set: values });
    const { email } = await personOf(tx, reviewerId, subject.needs);
    const day = dueOn === null ? '' : dayText(dueOn);
    const message = { to: email, by: viewer.name, title, text: note, kind: kindOf(reviewed, subject), dueOn: day };
    await services.mail.enqueue(tx, requestEmail(message, services.config.siteUrl));
    await auditChange(tx, change, { action: 'review', collection: WHAT, entityId: key, title });
    return reviewAfter(tx, key, viewer);
  });
  void services.mail.flush();
  return review;
}

/**
 * Approves what was sent, or returns it with a comment or with open comments on its fields. Its sender gets an email. It is published by the sender, or by
 * the reviewer if the sender may not publish, at once, at a time or in a release.
 *
 * @throws 400 naming the fields that are missing to publish what would be approved, or for a return without a comment; 403 for everyone but the reviewer; 404; 409 if it is answered already, and with the present state after a
 * stale version
 */
export async function answerReview(
  change: Change,
  reviewed: Reviewed,
  { decision, comment = '', version }: Answered,
): Promise<Review> {
  const { services, viewer } = change;
  const key = itemKey(reviewed.collection, reviewed.id);
  const review = await services.db.transaction(async (tx) => {
    // As every change does, it locks the item before its review.
    const subject = await lockSubject({ ...change, services: inTransaction(services, tx) }, reviewed, version);
    const { title, at } = subject;
    const [row] = await tx.select().from(reviews).where(eq(reviews.id, key)).for('update');
    if (!row) throw notFound('Review');
    if (row.reviewerId !== viewer.adminId) throw forbidden();
    if (row.state !== 'waiting') throw conflict('This review has been answered already.');
    const isApproved = decision === 'approve';
    if (isApproved) await subject.assertPublishable();
    const comments = await openComments(tx, reviewed);
    if (!isApproved && comment === '' && comments.length === 0)
      throw invalidField('comment', 'Write what has to change');
    await tx
      .update(reviews)
      .set({
        ...{ state: isApproved ? 'approved' : 'returned', comment, answeredAt: services.clock.now() },
        changesAt: at,
      })
      .where(eq(reviews.id, key));
    const { email, publishes: senderPublishes } = await personOf(tx, row.requestedById, subject.needs);
    const message = { to: email, by: viewer.name, title, text: comment, comments, kind: kindOf(reviewed, subject) };
    await services.mail.enqueue(tx, answerEmail({ ...message, isApproved, senderPublishes }, services.config.siteUrl));
    await auditChange(tx, change, { action: decision, collection: WHAT, entityId: key, title });
    return reviewAfter(tx, key, viewer);
  });
  void services.mail.flush();
  return review;
}
