import type { ErasureReport } from 'api-client';
import { and, eq, or, sql } from 'drizzle-orm';
import { auditChange } from '../../audit';
import {
  admins,
  auditEntries,
  contactMessages,
  importRuns,
  jobApplications,
  limitEvents,
  oneTimeCodes,
  oneTimeTokens,
  savedFilters,
  subscriptions,
} from '../../database/schema';
import { deleteNotedFiles } from '../../files/file-deletions';
import { eraseAnswers } from '../../idempotency/erase-answers';
import { emailKey } from '../../text/fold';
import { removeMessages } from '../contact-messages/remove';
import { invitationsTo } from '../admins/invitations';
import { removeApplications } from '../job-applications/remove';
import { sendingsOf } from '../job-applications/application-entity';
import { removePersonalItems } from '../../content-types/collections/personal-items';
import { mailsOf, names } from './person';
import type { Change } from '../../services';

const ACCOUNT = {
  what: "The administrator's account",
  why: 'Someone works with this account. Delete it under Admins first, then erase again.',
};
const AUDIT_LOG = {
  what: 'Entries of the audit log',
  why: 'The log of what administrators have done can’t be changed, so that nobody can hide anything in it.',
};
const ERASURE = {
  what: 'That this erasure happened',
  why: 'The audit log keeps it as proof, without the address: with a mark from which nobody can read it.',
};

/**
 * Erases the data of an email address: applications with their files, messages, subscriptions, items of collections, requests to
 * become an administrator, saved filters with the address, emails, codes and counters. An administrator's own account stays, and so does the audit log.
 */
export async function erasePerson(change: Change, email: string): Promise<ErasureReport> {
  const { db, clock, mail, keys } = change.services;
  const now = clock.now();
  const key = emailKey(email);
  const mark = keys.pseudonym('people', key);
  // First, so that no confirmation of a deleted application is sent.
  const mails = await mail.forget(mailsOf(mark));
  const report = await db.transaction(async (tx) => {
    const applications = await removeApplications(tx, eq(jobApplications.emailKey, key), now);
    const messages = await removeMessages(tx, eq(contactMessages.emailKey, key), now);
    const items = await removePersonalItems(tx, key, now);
    const subscribed = await tx.delete(subscriptions).where(eq(subscriptions.emailKey, key)).returning();
    const pending = and(eq(admins.emailKey, key), eq(admins.status, 'pending'));
    const registrations = await tx.delete(admins).where(pending).returning();
    const invitations = await tx.delete(oneTimeTokens).where(invitationsTo(key)).returning();
    await tx.delete(savedFilters).where(names(savedFilters.query, encodeURIComponent(key)));
    await eraseAnswers(tx, [key]);
    const [account] = await tx.select({ id: admins.id }).from(admins).where(eq(admins.emailKey, key)).limit(1);
    if (!account) {
      await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.emailKey, key));
      await tx.delete(limitEvents).where(sql`${key} = any(string_to_array(${limitEvents.key}, ':'))`);
      const began = eq(sql`lower(${importRuns.adminEmail})`, key);
      await tx.update(importRuns).set({ adminName: '', adminEmail: '' }).where(began);
    }
    const [entry] = await tx
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(or(eq(sql`lower(${auditEntries.actorEmail})`, key), names(auditEntries.title, key)))
      .limit(1);
    const counts = {
      applications: applications.length,
      resumes: applications.reduce((sum, row) => sum + sendingsOf(row).length, 0),
      messages: messages.length,
      subscriptions: subscribed.length,
      registrations: registrations.length + invitations.length,
      collectionItems: items,
      mails,
    };
    await auditChange(tx, change, {
      action: 'erase',
      collection: 'people-data',
      entityId: mark,
      title: Object.entries(counts)
        .map(([what, count]) => `${count} ${what}`)
        .join(', '),
    });
    return { ...counts, kept: [...(account ? [ACCOUNT] : []), ...(entry ? [AUDIT_LOG] : []), ERASURE] };
  });
  await deleteNotedFiles(change.services);
  return report;
}
