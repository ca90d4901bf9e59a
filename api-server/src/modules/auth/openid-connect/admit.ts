import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { admins } from '../../../database/schema';
import type { Services } from '../../../services';
import { findAdmin } from '../find-admin';
import { signIn } from '../login';
import { storeRequest } from '../register';
import type { ProvenPerson } from './provider';

/** What becomes of somebody whom the provider has proved. */
export type Admission =
  { kind: 'signedIn'; token: string } | { kind: 'pending' } | { kind: 'refused'; message: string };

const TAKEN = 'This address belongs to an account with a password. Sign in with the password.';

/**
 * Lets in whoever is known by issuer and subject; an unknown person becomes a pending request. An account is never
 * linked by its address alone: whoever controls an address elsewhere would be somebody here (security.md, 8).
 */
export async function admit(services: Services, person: ProvenPerson, request: FastifyRequest): Promise<Admission> {
  const { db } = services;
  const [known] = await db
    .select()
    .from(admins)
    .where(and(eq(admins.oidcIssuer, person.issuer), eq(admins.oidcSubject, person.subject)))
    .limit(1);
  if (known?.status === 'approved') return { kind: 'signedIn', token: (await signIn(services, known, request)).token };
  if (known) return { kind: 'pending' };
  if (await findAdmin(db, person.email)) return { kind: 'refused', message: TAKEN };
  const { name, email, issuer, subject } = person;
  await db.transaction((tx) =>
    storeRequest(services, tx, { name, email, passwordHash: null, oidcIssuer: issuer, oidcSubject: subject }),
  );
  void services.mail.flush();
  return { kind: 'pending' };
}
