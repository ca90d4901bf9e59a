import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { DAY, type Clock } from '../clock';
import type { Database } from '../database/database';
import { admins, knownDevices } from '../database/schema';
import { hashSecret, newSecret } from '../identity';
import { emailKey } from '../text/fold';
import { readCookie } from './site-cookies';

interface DeviceServices {
  db: Database;
  clock: Clock;
}

/** The cookie that identifies a browser in which an account was signed in before (OWASP: device cookies). */
export const DEVICE_COOKIE = 'known-device';
export const DEVICE_LIFETIME = 365 * DAY;
/** The most devices of an account; the least recently used are deleted. */
const MAX_DEVICES = 20;

const hashOf = (request: FastifyRequest): string | undefined => {
  const secret = readCookie(request, DEVICE_COOKIE);
  return secret && /^[\w-]{43}$/.test(secret) ? hashSecret(secret) : undefined;
};

/** The hash of this browser's secret if the account of this address was signed in here before; else undefined. */
export async function knownDeviceOf(
  { db, clock }: DeviceServices,
  email: string,
  request: FastifyRequest,
): Promise<string | undefined> {
  const hash = hashOf(request);
  if (!hash) return undefined;
  const [found] = await db
    .select({ hash: knownDevices.tokenHash })
    .from(knownDevices)
    .innerJoin(admins, eq(admins.id, knownDevices.adminId))
    .where(
      and(
        eq(knownDevices.tokenHash, hash),
        eq(admins.emailKey, emailKey(email)),
        gt(knownDevices.expiresAt, clock.now()),
      ),
    )
    .limit(1);
  return found?.hash;
}

/**
 * Records that an account was signed in in this browser. This only counts the failures of this browser separately; it
 * does not sign in. The answer has the browser's new secret (see `plugins/known-devices.ts`).
 */
export async function rememberDevice(
  { db, clock }: DeviceServices,
  adminId: string,
  request: FastifyRequest,
): Promise<void> {
  const now = clock.now();
  const secret = newSecret();
  const before = hashOf(request);
  await db.transaction(async (tx) => {
    if (before) await tx.delete(knownDevices).where(eq(knownDevices.tokenHash, before));
    await tx.insert(knownDevices).values({
      tokenHash: hashSecret(secret),
      adminId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + DEVICE_LIFETIME),
    });
    const surplus = tx
      .select({ hash: knownDevices.tokenHash })
      .from(knownDevices)
      .where(eq(knownDevices.adminId, adminId))
      .orderBy(desc(knownDevices.createdAt))
      .offset(MAX_DEVICES);
    await tx.delete(knownDevices).where(inArray(knownDevices.tokenHash, surplus));
  });
  request.newDevice = secret;
}

export async function cleanUpDevices({ db, clock }: DeviceServices): Promise<void> {
  await db.delete(knownDevices).where(lte(knownDevices.expiresAt, clock.now()));
}
