import { and, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { MINUTE, SECOND } from '../../../clock';
import type { Database } from '../../../database/database';
import { authenticatorApps } from '../../../database/schema';
import { invalidField, unavailable } from '../../../errors/failures';
import { UnknownKeyError } from '../../../keys/keyring';
import type { Services } from '../../../services';
import type { AdminRow } from '../find-admin';
import { findSecret, issueSecret, takeSecret } from '../../../auth/one-time-secrets';
import { siteNameOf } from './site-name';

const PERIOD = 30;
/** A clock may be a step behind or ahead. */
const WINDOW = 1;
const SETUP = 'authenticator-app';
const SETUP_LIFETIME = 15 * MINUTE;
const LACKS_KEY =
  'The site lacks the key of your authenticator app, so its codes cannot be checked. Sign in with a passkey or a recovery code, or ask the operator of the site to restore its key file.';
const TOO_LATE = 'This took too long. Start again.';

const digitsOf = (code: string): string => code.replace(/ /g, '');

/** The time step of a code; undefined when it is wrong. */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const delta = TOTP.validate({
    token: digitsOf(code),
    secret: Secret.fromBase32(secret),
    period: PERIOD,
    timestamp: now.getTime(),
    window: WINDOW,
  });
  return delta === null ? undefined : Math.floor(now.getTime() / (PERIOD * SECOND)) + delta;
}

export interface AppSetup {
  setup: string;
  secret: string;
  uri: string;
}

/** Makes a secret for an app. Nothing changes until one of its codes is entered: see `proveApp`. */
export async function startApp(services: Services, admin: AdminRow): Promise<AppSetup> {
  const secret = new Secret({ size: 20 });
  const sealed = await services.keys.seal('second-steps', secret.base32, admin.id);
  const setup = await issueSecret(services, SETUP, { adminId: admin.id, sealed }, SETUP_LIFETIME);
  const issuer = await siteNameOf(services);
  const uri = new TOTP({ issuer, label: admin.email, secret, period: PERIOD }).toString();
  return { setup, secret: secret.base32, uri };
}

interface ProvenApp {
  setup: string;
  sealedSecret: string;
  lastStep: number;
}

/**
 * Checks the first code of an app.
 *
 * @throws 400 when the code is wrong, or the secret is older than 15 minutes
 */
export async function proveApp(
  services: Services,
  adminId: string,
  { setup, otp }: { setup: string; otp: string },
): Promise<ProvenApp> {
  const found = await findSecret(services, SETUP, setup);
  if (!found || found['adminId'] !== adminId) throw invalidField('setup', TOO_LATE);
  const sealedSecret = found['sealed'] ?? '';
  const lastStep = stepOf(await services.keys.unseal('second-steps', sealedSecret, adminId), otp, services.clock.now());
  if (lastStep === undefined) throw invalidField('otp', 'The code is wrong. Enter the one your app shows now.');
  return { setup, sealedSecret, lastStep };
}

/** Sets the app up, replacing an earlier one. Its first code is used up by this and does not sign in. */
export async function storeApp(
  services: Services,
  tx: Database,
  adminId: string,
  { setup, ...proven }: ProvenApp,
): Promise<void> {
  if (!(await takeSecret({ ...services, db: tx }, SETUP, setup))) throw invalidField('setup', TOO_LATE);
  const fresh = { ...proven, createdAt: services.clock.now() };
  await tx
    .insert(authenticatorApps)
    .values({ adminId, ...fresh })
    .onConflictDoUpdate({ target: authenticatorApps.adminId, set: fresh });
}

/** Whether a code is a present one of the app. Each is accepted once, and no earlier one afterwards. */
export async function takeAppCode(services: Services, adminId: string, code: string): Promise<boolean> {
  const app = await findApp(services.db, adminId);
  if (!app) return false;
  const secret = await services.keys.unseal('second-steps', app.sealedSecret, adminId).catch((error: unknown) => {
    throw error instanceof UnknownKeyError ? unavailable(LACKS_KEY, error) : error;
  });
  const step = stepOf(secret, code, services.clock.now());
  if (step === undefined) return false;
  const used = await services.db
    .update(authenticatorApps)
    .set({ lastStep: step })
    .where(and(eq(authenticatorApps.adminId, adminId), lt(authenticatorApps.lastStep, step)))
    .returning();
  return used.length > 0;
}

export async function findApp(
  db: Database,
  adminId: string,
): Promise<typeof authenticatorApps.$inferSelect | undefined> {
  const [app] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.adminId, adminId)).limit(1);
  return app;
}

/** @returns whether it existed */
export async function forgetApp(tx: Database, adminId: string): Promise<boolean> {
  const gone = await tx.delete(authenticatorApps).where(eq(authenticatorApps.adminId, adminId)).returning();
  return gone.length > 0;
}
