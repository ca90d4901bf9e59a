import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { auditEntries } from '../../database/schema';
import { listFieldsOf, tablePage } from '../../pagination/list-page';
import type { Order } from '../../pagination/order';
import { matching } from '../../pagination/search-pattern';
import { emailKey } from '../../text/fold';
import { toAuditEntry } from './audit-entry';

/** The actions that change nothing. */
const ACCESS = [
  ...['sign-in', 'sign-in-refused', 'sign-out', 'use-recovery-code'],
  ...['open', 'open-attachment', 'open-resume', 'look-at-sessions', 'find', 'export'],
];

const given = (value: string | undefined): string | undefined => (value === '' ? undefined : value);

/** The audit log, newest first; for owners. */
export async function auditRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchAudit', { summary: 'List the entries of the audit log' }, async ({ query, services }) => {
    const { db } = services;
    const [action, collection, actor] = [given(query.action), given(query.collection), given(query.actor)];
    const where = and(
      action === undefined ? undefined : eq(auditEntries.action, action),
      collection === undefined ? undefined : eq(auditEntries.collection, collection),
      query.scope && (query.scope === 'access' ? inArray : notInArray)(auditEntries.action, ACCESS),
      actor === undefined ? undefined : eq(auditEntries.actorEmail, emailKey(actor)),
      matching(query.search, [
        auditEntries.title,
        auditEntries.actorName,
        auditEntries.actorEmail,
        auditEntries.entityId,
      ]),
    );
    const oldestFirst = query.sort === 'createdAt';
    const order: Order<typeof auditEntries.$inferSelect> = {
      name: oldestFirst ? 'audit-oldest' : 'audit',
      keys: [{ by: auditEntries.id, descending: !oldestFirst, kind: 'number', of: ({ id }) => id }],
    };
    const page = await tablePage(db, auditEntries, order, where, query);
    return { entries: page.rows.map(toAuditEntry), ...listFieldsOf(page) };
  });
}
