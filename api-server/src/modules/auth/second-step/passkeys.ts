import type { NewPasskey, UsedPasskey } from 'api-client';
import { and, asc, eq } from 'drizzle-orm';
import { MINUTE } from '../../../clock';
import type { Database } from '../../../database/database';
import { admins, passkeys } from '../../../database/schema';
import { conflict, invalidField } from '../../../errors/failures';
import { newId } from '../../../identity';
import type { Services } from '../../../services';
import type { AdminRow } from '../find-admin';
import { issueSecret, takeSecret } from '../../../auth/one-time-secrets';
import { siteNameOf } from './site-name';

/** Loaded at the first use of a passkey: it takes a fifth of the whole server's loading time. */
const webauthn = () => import('@simplewebauthn/server');

const TO_MAKE = 'passkey-made';
const TO_USE = 'passkey-used';
const CHALLENGE_LIFETIME = 5 * MINUTE;
const MAX_PASSKEYS = 20;

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The relying party: the configured origin, whatever address a request names. */
function partyOf({ config }: Pick<Services, 'config'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(config.siteUrl);
  return { rpID: hostname, origin };
}

/** The account's id for the authenticator, which does not identify the person. */
const handleOf = (adminId: string) => new Uint8Array(Buffer.from(adminId));

export function findPasskeys(db: Database, adminId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.adminId, adminId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

const described = (rows: readonly PasskeyRow[]) =>
  rows.map(({ credentialId: id, transports }) => ({ id, type: 'public-key' as const, transports }));

/** The browser's options to make a passkey. Its challenge is valid once, for 5 minutes. */
export async function newPasskeyOptions(services: Services, admin: AdminRow) {
  const challenge = await issueSecret(services, TO_MAKE, { adminId: admin.id }, CHALLENGE_LIFETIME);
  const known = described(await findPasskeys(services.db, admin.id));
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpID: partyOf(services).rpID,
    rpName: await siteNameOf(services),
    userID: handleOf(admin.id),
    userName: admin.email,
    userDisplayName: admin.name,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_LIFETIME,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return {
    rp: { name: options.rp.name, id: partyOf(services).rpID },
    user: options.user,
    challenge: options.challenge,
    pubKeyCredParams: options.pubKeyCredParams,
    timeout: CHALLENGE_LIFETIME,
    excludeCredentials: known,
    authenticatorSelection: {
      residentKey: 'preferred' as const,
      requireResidentKey: false,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

type ProvenPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/**
 * Checks a new passkey: challenge, origin, site, and that the person was verified.
 *
 * @throws 400 when any check fails
 */
export async function provePasskey(services: Services, adminId: string, passkey: NewPasskey): Promise<ProvenPasskey> {
  const { rpID, origin } = partyOf(services);
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: async (challenge) => (await takeSecret(services, TO_MAKE, challenge))?.['adminId'] === adminId,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) throw invalidField('passkey', 'The passkey could not be checked. Try again.');
  const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
  return {
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: passkey.response.transports ?? [],
  };
}

/** @throws 409 for an existing passkey, and for too many */
export async function storePasskey(
  { clock }: Services,
  tx: Database,
  adminId: string,
  passkey: ProvenPasskey & { name: string },
): Promise<void> {
  if ((await findPasskeys(tx, adminId)).length >= MAX_PASSKEYS)
    throw conflict(`There are ${MAX_PASSKEYS} passkeys already`);
  const now = clock.now();
  const [added] = await tx
    .insert(passkeys)
    .values({ ...passkey, id: newId(now), adminId, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!added) throw conflict('This passkey is set up already');
}

/** @returns the removed one; undefined if it does not exist */
export async function removePasskey(tx: Database, adminId: string, id: string): Promise<PasskeyRow | undefined> {
  const [gone] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.adminId, adminId), eq(passkeys.id, id)))
    .returning();
  return gone;
}

/**
 * The browser's options to use a passkey; its challenge is valid once, for 5 minutes.
 *
 * @param adminId the account; empty for any passkey that names its account
 */
export async function usedPasskeyOptions(services: Services, adminId: string) {
  const challenge = await issueSecret(services, TO_USE, { adminId }, CHALLENGE_LIFETIME);
  const known = adminId === '' ? [] : described(await findPasskeys(services.db, adminId));
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: partyOf(services).rpID,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_LIFETIME,
    allowCredentials: known,
    userVerification: 'required',
  });
  return {
    rpId: partyOf(services).rpID,
    challenge: options.challenge,
    timeout: CHALLENGE_LIFETIME,
    allowCredentials: known,
    userVerification: 'required' as const,
  };
}

export async function ownerOfPasskey({ db }: Services, { id }: UsedPasskey): Promise<AdminRow | undefined> {
  const [known] = await db
    .select({ admin: admins })
    .from(passkeys)
    .innerJoin(admins, eq(admins.id, passkeys.adminId))
    .where(eq(passkeys.credentialId, id))
    .limit(1);
  return known?.admin;
}

/**
 * The account of a used passkey; undefined when any check fails: challenge, origin, site, signature, counter, or the
 * verification of the person.
 *
 * @param adminId the account of the challenge; empty as above
 */
export async function verifyPasskey(
  services: Services,
  response: UsedPasskey,
  adminId: string,
): Promise<string | undefined> {
  const { db, clock } = services;
  const [known] = await db.select().from(passkeys).where(eq(passkeys.credentialId, response.id)).limit(1);
  const { userHandle } = response.response;
  if (!known || (adminId !== '' && known.adminId !== adminId)) return undefined;
  if (userHandle !== undefined && userHandle !== Buffer.from(known.adminId).toString('base64url')) return undefined;
  const { rpID, origin } = partyOf(services);
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: async (challenge) => (await takeSecret(services, TO_USE, challenge))?.['adminId'] === adminId,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    });
    if (!verified) return undefined;
    // Of two concurrent uses with one counter, one is a copy's.
    const used = await db
      .update(passkeys)
      .set({ counter: authenticationInfo.newCounter, lastUsedAt: clock.now() })
      .where(and(eq(passkeys.id, known.id), eq(passkeys.counter, known.counter)))
      .returning();
    return used.length > 0 ? known.adminId : undefined;
  } catch {
    // The library throws different errors; callers get one answer.
    return undefined;
  }
}

export async function forgetPasskeys(tx: Database, adminId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.adminId, adminId));
}
