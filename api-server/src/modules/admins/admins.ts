import type { Admin, AdminRequest } from 'api-client';
import { and, asc, eq } from 'drizzle-orm';
import { auditChange } from '../../audit';
import type { Viewer } from '../../auth/viewer';
import type { Database } from '../../database/database';
import { admins } from '../../database/schema';
import { conflict, forbidden, notFound } from '../../errors/failures';
import { eraseAnswers } from '../../idempotency/erase-answers';
import { emailKey } from '../../text/fold';
import { endSession, listSessions } from '../../auth/sessions';
import { approvedEmail, roleEmail } from '../auth/emails';
import type { AdminRow } from '../auth/find-admin';
import { findRole, requireRole } from '../own-roles/find-role';
import type { Change } from '../../services';

export function toAdmin({ id, name, email, createdAt, role, ownRoleId }: AdminRow): Admin {
  return { _id: id, name, email, createdAt: createdAt.toISOString(), role: role ?? ownRoleId ?? '' };
}

export function toAdminRequest({ id, name, email, createdAt, role }: AdminRow): AdminRequest {
  return { _id: id, name, email, createdAt: createdAt.toISOString(), role };
}

/**
 * Approves the request of a registered person, and emails them.
 *
 * @throws 400 for an unknown role, 404 when this address has no request
 */
export async function approve(change: Change, email: string, wanted: string): Promise<void> {
  const { db, clock, mail, config } = change.services;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { role, ownRoleId } = await requireRole(tx, wanted);
    const [approved] = await tx
      .update(admins)
      .set({ status: 'approved', role, ownRoleId, updatedAt: now, ownerSince: role === 'owner' ? now : null })
      .where(and(eq(admins.emailKey, emailKey(email)), eq(admins.status, 'pending')))
      .returning();
    if (!approved) throw notFound('Request');
    await mail.enqueue(tx, approvedEmail(approved.email, approved.name, config.siteUrl));
    await auditChange(tx, change, {
      action: 'approve',
      collection: 'admins',
      entityId: approved.id,
      title: approved.email,
    });
  });
  void mail.flush();
}

/**
 * The owners, locked in a fixed order, so that of two who delete each other the second sees the deletion by the first.
 */
async function lockOwners(tx: Database): Promise<AdminRow[]> {
  return tx
    .select()
    .from(admins)
    .where(and(eq(admins.status, 'approved'), eq(admins.role, 'owner')))
    .orderBy(asc(admins.id))
    .for('update');
}

function refuseDeletion(found: AdminRow, viewer: Viewer, owners: readonly AdminRow[]): void {
  if (found.id === viewer.adminId) throw forbidden('You can not delete yourself');
  const others = owners.filter(({ id }) => id !== found.id);
  if (found.role === 'owner' && found.status === 'approved' && others.length === 0) {
    throw conflict('The last owner can not be deleted');
  }
}

/**
 * Deletes an administrator or a request, with its open sessions.
 *
 * @returns the former status
 * @throws 403 for one's own account, 404 when it does not exist, 409 for the last owner
 */
export async function deleteAdmin(change: Change, email: string): Promise<AdminRow['status']> {
  return change.services.db.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    const [found] = await tx
      .select()
      .from(admins)
      .where(eq(admins.emailKey, emailKey(email)))
      .limit(1)
      .for('update');
    if (!found) throw notFound('Admin');
    refuseDeletion(found, change.viewer, owners);
    // The caller's own account was deleted while the call was under way.
    if (!owners.some(({ id }) => id === change.viewer.adminId)) throw conflict('Your account was deleted meanwhile');
    await tx.delete(admins).where(eq(admins.id, found.id));
    await eraseAnswers(tx, [found.emailKey]);
    const action = found.status === 'pending' ? 'delete-request' : 'delete';
    await auditChange(tx, change, { action, collection: 'admins', entityId: found.id, title: found.email });
    return found.status;
  });
}

/** The role of an account in the audit log. */
async function nameOf(tx: Database, { role, ownRoleId }: AdminRow): Promise<string> {
  return (await findRole(tx, role ?? ownRoleId ?? ''))?.label ?? 'none';
}

/**
 * Changes the role of an administrator, at once in every open session, and emails them.
 *
 * @throws 400 for an unknown role, 403 for one's own account, 404 when it does not exist, 409 for the last owner
 */
export async function changeRole(change: Change, email: string, wanted: string): Promise<void> {
  const { db, clock, mail, config } = change.services;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { role, ownRoleId, label } = await requireRole(tx, wanted);
    const owners = await lockOwners(tx);
    const where = and(eq(admins.emailKey, emailKey(email)), eq(admins.status, 'approved'));
    const [found] = await tx.select().from(admins).where(where).limit(1).for('update');
    if (!found) throw notFound('Admin');
    if (found.id === change.viewer.adminId) throw forbidden('You can not change your own role');
    if (!owners.some(({ id }) => id === change.viewer.adminId)) throw conflict('Your role was changed meanwhile');
    if (found.role === role && found.ownRoleId === ownRoleId) return;
    await tx
      .update(admins)
      .set({ role, ownRoleId, updatedAt: now, version: found.version + 1, ownerSince: role === 'owner' ? now : null })
      .where(eq(admins.id, found.id));
    await mail.enqueue(tx, roleEmail(found.email, label, config.siteUrl));
    await auditChange(tx, change, {
      action: 'change-role',
      collection: 'admins',
      entityId: found.id,
      title: `${found.email}: ${await nameOf(tx, found)} to ${label}`,
    });
  });
  void mail.flush();
}

async function requireAdmin(db: Database, id: string): Promise<AdminRow> {
  const [found] = await db
    .select()
    .from(admins)
    .where(and(eq(admins.id, id), eq(admins.status, 'approved')))
    .limit(1);
  if (!found) throw notFound('Admin');
  return found;
}

/**
 * The sessions of an administrator. Reading them is recorded in the audit log. @throws 404 when the administrator does
 * not exist
 */
export async function readSessions(change: Change, id: string) {
  const { email } = await requireAdmin(change.services.db, id);
  const rows = await listSessions(change.services, id);
  await auditChange(change.services.db, change, {
    action: 'look-at-sessions',
    collection: 'admins',
    entityId: id,
    title: email,
  });
  return rows.map(({ id: _id, device, createdAt, lastSeenAt }) => ({
    ...{ _id, device },
    ...{ createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() },
  }));
}

/** Ends one session of an administrator. @throws 404 when it does not exist */
export async function endSessionOf(change: Change, id: string, sessionId: string): Promise<void> {
  await change.services.db.transaction(async (tx) => {
    const { email } = await requireAdmin(tx, id);
    if (!(await endSession(tx, id, sessionId))) throw notFound('Session');
    await auditChange(tx, change, { action: 'end-session', collection: 'admins', entityId: id, title: email });
  });
}
