import type { PersonData } from 'api-client';
import { arrayContains, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  admins,
  auditEntries,
  contactMessages,
  jobApplications,
  oneTimeTokens,
  outbox,
  subscriptions,
} from '../../database/schema';
import type { Services } from '../../services';
import { emailKey } from '../../text/fold';
import { findPersonalItems } from '../../content-types/collections/personal-items';
import { invitationsTo, toInvitation } from '../admins/invitations';
import { toAuditEntry } from '../audit/audit-entry';
import { noticesOf } from '../consent/agreed-notices';
import { toContactMessages } from '../contact-messages/message-entity';
import { toJobApplication } from '../job-applications/application-entity';
import { toSubscription } from '../subscriptions/subscription-entity';

/** The most entries of the audit log that are shown; an administrator can have very many. */
const MAX_ENTRIES = 1_000;

/** Whether a text contains an address, in any case, and not as a part of a longer one. */
export function names(column: AnyPgColumn, key: string): SQL {
  const address = key.replace(/[^a-z0-9@]/g, '\\$&');
  return sql`lower(${column}) ~ ${String.raw`(^|[^\w.%+-])${address}($|[^\w.-]|\.($|\s))`}`;
}

/** Emails to a person, from or about them. */
export function mailsOf(mark: string): SQL {
  return arrayContains(outbox.people, [mark]);
}

/** All stored data of an email address. */
export async function findPerson(
  { db, keys, clock }: Pick<Services, 'db' | 'keys' | 'clock'>,
  email: string,
): Promise<PersonData> {
  const key = emailKey(email);
  const mark = keys.pseudonym('people', key);
  const [applications, messages, subscribed, registrations, invitations, mails, entries, collectionItems] =
    await Promise.all([
      db
        .select()
        .from(jobApplications)
        .where(eq(jobApplications.emailKey, key))
        .orderBy(desc(jobApplications.createdAt)),
      db
        .select()
        .from(contactMessages)
        .where(eq(contactMessages.emailKey, key))
        .orderBy(desc(contactMessages.createdAt)),
      db.select().from(subscriptions).where(eq(subscriptions.emailKey, key)),
      db.select().from(admins).where(eq(admins.emailKey, key)),
      db.select().from(oneTimeTokens).where(invitationsTo(key)),
      db.select().from(outbox).where(mailsOf(mark)).orderBy(desc(outbox.createdAt)),
      db
        .select()
        .from(auditEntries)
        .where(
          or(
            eq(sql`lower(${auditEntries.actorEmail})`, key),
            eq(auditEntries.entityId, mark),
            names(auditEntries.title, key),
          ),
        )
        .orderBy(desc(auditEntries.id))
        .limit(MAX_ENTRIES),
      findPersonalItems(db, key, clock.now()),
    ]);
  const found = {
    applications: applications.map(toJobApplication),
    messages: await toContactMessages(db, messages, clock.now()),
    subscriptions: subscribed.map(toSubscription),
    collectionItems,
  };
  const { applications: sent, ...others } = found;
  const records = [...sent.flatMap(({ sendings }) => sendings), ...Object.values(others).flat()];
  return {
    email,
    ...found,
    notices: await noticesOf(
      db,
      records.map(({ consent }) => consent),
    ),
    registrations: [
      ...registrations.map((row) => ({
        ...{ name: row.name, email: row.email, status: row.status, role: row.role },
        createdAt: row.createdAt.toISOString(),
      })),
      ...invitations.map(toInvitation).map(({ email: invited, role, createdAt }) => ({
        ...{ name: '', email: invited, status: 'invited' as const, role, createdAt },
      })),
    ],
    mails: mails.map((row) => ({
      ...{ _id: row.id, recipient: row.recipient, subject: row.subject },
      ...{ createdAt: row.createdAt.toISOString(), sentAt: row.sentAt?.toISOString() ?? null },
    })),
    auditEntries: entries.map(toAuditEntry),
  };
}
