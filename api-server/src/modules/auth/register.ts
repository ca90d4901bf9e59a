import type { FastifyRequest } from 'fastify';
import { callerOf } from 'http-edge';
import type { z } from 'zod';
import type { registerBodySchema } from 'api-client/schemas';
import { hashPassword, unknownCallerOf } from '../../auth/passwords';
import type { Database } from '../../database/database';
import { admins } from '../../database/schema';
import { invalidField } from '../../errors/failures';
import { newId } from '../../identity';
import { notifyOwners } from '../../mail/notify-owners';
import type { Services } from '../../services';
import { emailKey, sortKey } from '../../text/fold';
import { auditAccount } from './audit-account';
import { requestEmail } from './emails';
import { requireCode } from './one-time-codes';
import { passwordProblem } from './password-rules';

/** Specification, section 4: a request is pending until an administrator approves it. */
export const REQUEST_SENT = 'Request sent for approval';

export interface NewRequest {
  name: string;
  email: string;
  passwordHash: string | null;
  oidcIssuer?: string;
  oidcSubject?: string;
}

/** Stores a request and the email about it to owners; an existing address changes nothing. */
export async function storeRequest(
  { clock, mail, config }: Services,
  tx: Database,
  request: NewRequest,
): Promise<void> {
  const now = clock.now();
  const { name, email } = request;
  const [stored] = await tx
    .insert(admins)
    .values({
      ...request,
      id: newId(now),
      createdAt: now,
      updatedAt: now,
      sortName: sortKey(name),
      emailKey: emailKey(email),
      status: 'pending',
    })
    .onConflictDoNothing()
    .returning({ id: admins.id });
  if (!stored) return;
  await auditAccount(tx, { at: now, actor: { name, email }, action: 'request' }, { id: stored.id, email });
  await notifyOwners(tx, mail, (to) => requestEmail(to, name, email, config.siteUrl));
}

/**
 * Requests to become an administrator.
 *
 * @throws 400 for a refused password, or a wrong code
 */
export async function register(
  services: Services,
  body: z.output<typeof registerBodySchema>,
  request: FastifyRequest,
): Promise<void> {
  const problem = passwordProblem(body.password, body);
  if (problem) throw invalidField('password', problem);
  await requireCode(services, body.email, 'register', body.otp, callerOf(request.ip));
  const passwordHash = await hashPassword(body.password, unknownCallerOf(request));
  await services.db.transaction((tx) =>
    storeRequest(services, tx, { name: body.name, email: body.email, passwordHash }),
  );
  void services.mail.flush();
}
