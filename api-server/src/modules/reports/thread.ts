import type { Report } from 'api-client';
import { isRemoteCollection } from 'api-client/content-types';
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import { auditChange } from '../../audit';
import { may } from '../../auth/may';
import type { Viewer } from '../../auth/viewer';
import { siteDay } from '../../content/site-dates';
import { servedCollection } from '../../content-types/collections/served-collections';
import type { Database } from '../../database/database';
import { collectionItems, collections, reportMessages, reports } from '../../database/schema';
import { ApiFailure, invalidField, notFound } from '../../errors/failures';
import { hashSecret } from '../../identity';
import type { Change, Services } from '../../services';
import { normalKey } from './report-key';

type Item = typeof collectionItems.$inferSelect;

/** The most messages of a thread; a report that needs more is better continued in another one. */
const MAX_MESSAGES = 200;

const noReport = (): ApiFailure =>
  new ApiFailure(
    404,
    'No report has this key. Check each character, or the report was deleted at the end of its time.',
  );

const isKept = ne(collectionItems.status, 'trashed');

async function reportOf(db: Database, { id, collection, data, slug }: Item): Promise<Report> {
  const [[form], messages] = await Promise.all([
    db.select({ definition: collections.definition }).from(collections).where(eq(collections.name, collection)),
    db.select().from(reportMessages).where(eq(reportMessages.reportId, id)).orderBy(asc(reportMessages.position)),
  ]);
  const { state } = data;
  return {
    title: form?.definition.what ?? '',
    reference: slug.toUpperCase(),
    state: state === 'In progress' || state === 'Done' ? state : 'New',
    messages: messages.map(({ sender: from, text, answers, day }) => ({ from, text, answers, day })),
  };
}

async function findByKey(db: Database, key: string): Promise<Item> {
  const [found] = await db
    .select({ item: collectionItems })
    .from(reports)
    .innerJoin(collectionItems, eq(collectionItems.id, reports.id))
    .where(and(eq(reports.keyHash, hashSecret(normalKey(key))), isKept));
  if (!found) throw noReport();
  return found.item;
}

/** @throws 404, also for an account that does not read the reports of this form */
async function findById(db: Database, id: string, viewer: Viewer): Promise<Item> {
  const [found] = await db
    .select({ item: collectionItems, definition: collections.definition })
    .from(reports)
    .innerJoin(collectionItems, eq(collectionItems.id, reports.id))
    .innerJoin(collections, eq(collections.name, collectionItems.collection))
    .where(eq(reports.id, id));
  if (!found || !isRemoteCollection(found.item.collection)) throw notFound('Report');
  if (!may(viewer, servedCollection(found.item.collection, found.definition), 'read')) throw notFound('Report');
  return found.item;
}

/** The report of a key. @throws 404 */
export async function openReport(db: Database, key: string): Promise<Report> {
  return reportOf(db, await findByKey(db, key));
}

/** The report of an item, with the item for the audit log. @throws 404 */
export async function readReport(
  db: Database,
  id: string,
  viewer: Viewer,
): Promise<{ readonly item: Item; readonly report: Report }> {
  const item = await findById(db, id, viewer);
  return { item, report: await reportOf(db, item) };
}

type Written = Pick<typeof reportMessages.$inferInsert, 'sender' | 'text' | 'announced'>;

/** Adds a message to the end of a thread. Pass a transaction. @throws 400 for a thread that is full */
async function append(tx: Database, reportId: string, written: Written, now: Date): Promise<void> {
  await tx.select().from(reports).where(eq(reports.id, reportId)).for('update');
  const [{ position } = { position: 0 }] = await tx
    .select({ position: count() })
    .from(reportMessages)
    .where(eq(reportMessages.reportId, reportId));
  if (position >= MAX_MESSAGES) throw invalidField('text', 'This report has too many messages. Send a new report.');
  await tx.insert(reportMessages).values({ reportId, position, ...written, day: await siteDay(tx, now) });
}

/**
 * Adds a message of the sender, after which the report is new again for those who handle it. The moment of the last change
 * stays, since it would be that of the message.
 *
 * @throws 404 for a wrong key, 400 for a thread that is full
 */
export async function addToReport({ db, clock }: Services, key: string, text: string): Promise<Report> {
  return db.transaction(async (tx) => {
    const { id } = await findByKey(tx, key);
    await append(tx, id, { sender: 'sender', text, announced: false }, clock.now());
    await tx
      .update(collectionItems)
      .set({
        data: sql`${collectionItems.data} || '{"state": "New"}'::jsonb`,
        version: sql`${collectionItems.version} + 1`,
      })
      .where(eq(collectionItems.id, id));
    return openReport(tx, key);
  });
}

/** Adds a message of the company. The audit log names who wrote it, and has nothing of its text. @throws 404 */
export async function replyToReport(change: Change, id: string, text: string): Promise<Report> {
  const { db, clock } = change.services;
  return db.transaction(async (tx) => {
    const { collection, slug } = await findById(tx, id, change.viewer);
    await append(tx, id, { sender: 'company', text, announced: true }, clock.now());
    await auditChange(tx, change, { action: 'reply', collection, entityId: id, title: slug });
    return (await readReport(tx, id, change.viewer)).report;
  });
}
