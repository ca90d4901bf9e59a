import type { FastifyRequest } from 'fastify';
import { writeAudit } from '../../audit';
import { HOUR, MINUTE } from '../../clock';
import { ApiFailure } from '../../errors/failures';
import { callerOf } from 'http-edge';
import { takeIfFree } from '../../limits/limits';
import type { Services } from '../../services';
import { emailKey } from '../../text/fold';
import { findAdmin, type AdminRow } from './find-admin';
import { WRONG_CODE } from './one-time-codes';

export const WRONG_PASSKEY = 'The passkey could not be checked. Try again.';

/** Failures of one account, caller and reason within this time make one entry. */
const WINDOW = 15 * MINUTE;
/** Limits the growth of the log under attack. */
const MAX_PER_HOUR = 300;

function reasonOf({ statusCode, message }: ApiFailure, admin: AdminRow | undefined): string | undefined {
  if (statusCode === 429) return 'too many attempts';
  if (statusCode === 403) return 'not approved yet';
  if (statusCode !== 401) return undefined;
  if (message === WRONG_CODE) return 'wrong code';
  if (message === WRONG_PASSKEY) return admin ? 'wrong passkey' : 'unknown passkey';
  return admin ? 'wrong password' : 'unknown address';
}

/** An unknown address may be a mistyped password: only its outline is logged. */
const outline = (email: string): string =>
  email.replace(/^(.)[^@]*@(.)[^@]*?(\.[a-z]{2,10})?$/u, (_, local, domain, end = '') => `${local}…@${domain}…${end}`);

const shortened = (ip: string): string =>
  ip.includes(':') ? `${ip.split(':').slice(0, 3).join(':')}::` : ip.replace(/\.\d+$/, '.0');

async function write(services: Services, email: string, refusal: ApiFailure, request: FastifyRequest): Promise<void> {
  const { db, clock } = services;
  const admin = await findAdmin(db, email);
  const reason = reasonOf(refusal, admin);
  if (!reason) return;
  const isNew = await takeIfFree(db, clock, [
    { key: `audit:sign-in:${emailKey(email)} ${callerOf(request.ip)} ${reason}`, most: 1, within: WINDOW },
    { key: 'audit:sign-in', most: MAX_PER_HOUR, within: HOUR },
  ]);
  if (!isNew) return;
  await writeAudit(db, {
    at: clock.now(),
    actor: undefined,
    action: 'sign-in-refused',
    collection: 'admins',
    entityId: admin?.id ?? '',
    title: `${admin?.email ?? (outline(email) || 'Someone')}: ${reason}, from ${shortened(request.ip)}`,
    requestId: request.id,
  });
}

/**
 * Runs a sign-in attempt, and records a refusal with its reason in the audit log: once in a quarter of an hour for an
 * account, a caller and a reason, and "too many attempts" once the limit is reached.
 *
 * @param email of the account; empty if unknown
 */
export async function auditingFailures<Outcome>(
  services: Services,
  email: string,
  request: FastifyRequest,
  attempt: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ApiFailure) await write(services, email, error, request);
    throw error;
  }
}
