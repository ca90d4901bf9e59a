import { and, asc, count, desc, eq, gt, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { auditEntries } from '../../database/schema';
import { readCursor, writeCursor } from '../../pagination/cursor';
import { MAX_ITEMS } from '../../pagination/list-page';
import { matching } from '../../pagination/search-pattern';
import { emailKey } from '../../text/fold';
import { toAuditEntry } from './audit-entry';

const given = (value: string | undefined): string | undefined => (value === '' ? undefined : value);

/** The audit log, newest first; for owners. */
export async function auditRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchAudit', { summary: 'List the entries of the audit log' }, async ({ query, services }) => {
    const { db } = services;
    const [action, collection, actor] = [given(query.action), given(query.collection), given(query.actor)];
    const where = and(
      action === undefined ? undefined : eq(auditEntries.action, action),
      collection === undefined ? undefined : eq(auditEntries.collection, collection),
      actor === undefined ? undefined : eq(auditEntries.actorEmail, emailKey(actor)),
      matching(query.search, [
        auditEntries.title,
        auditEntries.actorName,
        auditEntries.actorEmail,
        auditEntries.entityId,
      ]),
    );
    const oldestFirst = query.sort === 'createdAt';
    const order = oldestFirst ? 'audit-oldest' : 'audit';
    const [at] = query.cursor ? readCursor(query.cursor, order, 1) : [];
    const beyond =
      typeof at === 'number' ? (oldestFirst ? gt(auditEntries.id, at) : lt(auditEntries.id, at)) : undefined;
    const limit = query.limit ?? MAX_ITEMS;
    const [counted] = await db.select({ total: count() }).from(auditEntries).where(where);
    const found = await db
      .select()
      .from(auditEntries)
      .where(and(where, beyond))
      .orderBy(oldestFirst ? asc(auditEntries.id) : desc(auditEntries.id))
      .limit(limit + 1);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      entries: shown.map(toAuditEntry),
      total: counted?.total ?? 0,
      ...(found.length > limit && last && { nextCursor: writeCursor(order, [last.id]) }),
    };
  });
}
