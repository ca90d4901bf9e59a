import type { SignInResult } from 'api-client';
import { and, eq } from 'drizzle-orm';
import { admins } from '../../../database/schema';
import type { Services } from '../../../services';
import { findAdmin, type AdminRow } from '../find-admin';
import { storeRequest } from '../register';
import type { ProvenPerson } from './provider';

/** The result for a person whom the provider has authenticated. */
export type Admission = { kind: 'known'; admin: AdminRow } | { kind: Exclude<SignInResult, 'failed'> };

/**
 * Admits a person known by issuer and subject; an unknown one becomes a pending request. Accounts are never linked by
 * address alone, which another person may control at the provider.
 */
export async function admit(services: Services, person: ProvenPerson): Promise<Admission> {
  const { db } = services;
  const [known] = await db
    .select()
    .from(admins)
    .where(and(eq(admins.oidcIssuer, person.issuer), eq(admins.oidcSubject, person.subject)))
    .limit(1);
  if (known?.status === 'approved') return { kind: 'known', admin: known };
  if (known) return { kind: 'pending' };
  if (await findAdmin(db, person.email)) return { kind: 'password' };
  const { name, email, issuer, subject } = person;
  await db.transaction((tx) =>
    storeRequest(services, tx, { name, email, passwordHash: null, oidcIssuer: issuer, oidcSubject: subject }),
  );
  void services.mail.flush();
  return { kind: 'pending' };
}
