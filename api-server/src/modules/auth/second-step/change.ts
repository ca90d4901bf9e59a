import type { NewPasskey, SecondStep } from 'api-client';
import { eq } from 'drizzle-orm';
import { endSessions } from '../../../auth/sessions';
import type { Viewer } from '../../../auth/viewer';
import type { Database } from '../../../database/database';
import { admins } from '../../../database/schema';
import { conflict, forbidden, notFound, unauthorized } from '../../../errors/failures';
import type { Change } from '../../../services';
import { auditAccount } from '../audit-account';
import type { AdminRow } from '../find-admin';
import { secondStepEmail } from '../emails';
import { reauthenticate } from '../reauthenticate';
import { forgetApp, proveApp, startApp, storeApp, type AppSetup } from './authenticator-app';
import { secondStepOf, strongMethodsOf } from './methods';
import { newPasskeyOptions, provePasskey, removePasskey as dropPasskey, storePasskey } from './passkeys';
import { countRecoveryCodes, forgetRecoveryCodes, makeRecoveryCodes as makeCodes } from './recovery-codes';

const NOT_CONFIRMED =
  'Your password was reset by email. Until the reset is confirmed on the server, no second step can be set up.';
const LAST = 'An owner needs a second step. Add another one before you remove this.';
const NOTHING = 'Set up an authenticator app or a passkey first';

export interface Changed {
  secondStep: SecondStep;
  recoveryCodes?: string[];
}

async function ownRow({ services, viewer }: Change): Promise<AdminRow> {
  const [row] = await services.db.select().from(admins).where(eq(admins.id, viewer.adminId)).limit(1);
  if (!row) throw unauthorized();
  if (viewer.toBeConfirmed) throw forbidden(NOT_CONFIRMED);
  return row;
}

async function provenRow(call: Change, password: string | undefined): Promise<AdminRow> {
  const row = await ownRow(call);
  await reauthenticate(call.services, call.viewer, row, password);
  return row;
}

/** Runs a change: one at a time for an account, with an audit entry and an email to its holder. */
async function change(
  { services, viewer, request }: Change,
  row: AdminRow,
  action: string,
  what: string,
  work: (tx: Database) => Promise<string[] | undefined>,
): Promise<Changed> {
  const { db, clock, mail, config } = services;
  const recoveryCodes = await db.transaction(async (tx) => {
    await tx.select({ id: admins.id }).from(admins).where(eq(admins.id, row.id)).for('update');
    const made = await work(tx);
    await mail.enqueue(tx, secondStepEmail(row.email, what, config.siteUrl));
    await auditAccount(tx, { at: clock.now(), actor: viewer, action, requestId: request.id }, row);
    return made;
  });
  void mail.flush();
  return { secondStep: await secondStepOf(db, row), ...(recoveryCodes && { recoveryCodes }) };
}

/** The first second step creates recovery codes, and ends sessions that needed only the password. */
async function addedStep(tx: Database, { adminId, sessionId }: Viewer): Promise<string[] | undefined> {
  if ((await countRecoveryCodes(tx, adminId)) > 0) return undefined;
  await endSessions(tx, adminId, sessionId);
  return makeCodes(tx, adminId);
}

/** @throws 409 when an owner would be left without one */
async function removedStep(tx: Database, { id, role }: AdminRow): Promise<undefined> {
  if ((await strongMethodsOf(tx, id)).length > 0) return;
  if (role === 'owner') throw conflict(LAST);
  await forgetRecoveryCodes(tx, id);
}

export async function startAuthenticatorApp(call: Change, password: string | undefined): Promise<AppSetup> {
  return startApp(call.services, await provenRow(call, password));
}

/** The secret itself proves that the password was entered a moment ago. */
export async function confirmAuthenticatorApp(call: Change, body: { setup: string; otp: string }): Promise<Changed> {
  const row = await ownRow(call);
  const app = await proveApp(call.services, row.id, body);
  return change(call, row, 'add-authenticator-app', 'An authenticator app was set up', async (tx) => {
    await storeApp(call.services, tx, row.id, app);
    return addedStep(tx, call.viewer);
  });
}

export async function removeAuthenticatorApp(call: Change, password: string | undefined): Promise<Changed> {
  const row = await provenRow(call, password);
  return change(call, row, 'remove-authenticator-app', 'The authenticator app was removed', async (tx) => {
    if (!(await forgetApp(tx, row.id))) throw notFound('Authenticator app');
    return removedStep(tx, row);
  });
}

export async function startPasskey(call: Change, password: string | undefined) {
  return newPasskeyOptions(call.services, await provenRow(call, password));
}

/** The challenge in it proves that the password was entered a moment ago. */
export async function addPasskey(call: Change, body: { name: string; passkey: NewPasskey }): Promise<Changed> {
  const row = await ownRow(call);
  const passkey = await provePasskey(call.services, row.id, body.passkey);
  return change(call, row, 'add-passkey', 'A passkey was added', async (tx) => {
    await storePasskey(call.services, tx, row.id, { ...passkey, name: body.name });
    return addedStep(tx, call.viewer);
  });
}

export async function removePasskey(call: Change, id: string, password: string | undefined): Promise<Changed> {
  const row = await provenRow(call, password);
  return change(call, row, 'remove-passkey', 'A passkey was removed', async (tx) => {
    if (!(await dropPasskey(tx, row.id, id))) throw notFound('Passkey');
    return removedStep(tx, row);
  });
}

export async function makeRecoveryCodes(call: Change, password: string | undefined): Promise<Changed> {
  const row = await provenRow(call, password);
  return change(call, row, 'make-recovery-codes', 'New recovery codes were made', async (tx) => {
    if ((await strongMethodsOf(tx, row.id)).length === 0) throw conflict(NOTHING);
    return makeCodes(tx, row.id);
  });
}
