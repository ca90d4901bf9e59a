import type { FastifyRequest } from 'fastify';
import { MINUTE } from '../clock';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { forget, forgetAll, take, type Limit, type Reservation } from '../limits/limits';
import type { Services } from '../services';
import { emailKey } from '../text/fold';
import { callerOf } from 'http-edge';
import { knownDeviceOf } from './known-devices';

const WINDOW = 15 * MINUTE;

/** Failures of one caller that count against an account everywhere, so that no single caller can lock it for others. */
const SHARE = 2;

const accountKey = (email: string): string => `login:account:${emailKey(email)}`;
const callersKey = (email: string): string => `login:caller:${emailKey(email)} `;

/**
 * The limits of unknown browsers: failures at this account by this caller, by all callers (a few of each), and of this
 * caller at any account, whether the accounts exist or not.
 */
function limitsOfUnknown({ limits }: Pick<Config, 'limits'>, email: string, caller: string): Limit[] {
  const here = callersKey(email) + caller;
  return [
    { key: accountKey(email), most: limits.loginPerAccount, within: WINDOW, shareOf: { key: here, most: SHARE } },
    { key: `login:address:${caller}`, most: limits.loginPerAddress, within: WINDOW },
    { key: here, most: limits.loginPerAccount, within: WINDOW },
  ];
}

/**
 * Takes a slot for a sign-in attempt. A browser in which this account was signed in before has a separate counter, so
 * that failures elsewhere do not lock out its owner.
 *
 * @param further limits under which a slot is taken at the same time
 * @returns the slot, and whether the account was signed in here before
 * @throws 429 with `Retry-After` after too many failures
 */
export async function takeLogin(
  services: Services,
  email: string,
  request: FastifyRequest,
  further: Limit[] = [],
): Promise<Reservation & { readonly isKnown: boolean }> {
  const { db, clock, config } = services;
  const device = await knownDeviceOf(services, email, request);
  const limits = device
    ? [{ key: `login:device:${device}`, most: config.limits.loginPerAccount, within: WINDOW }]
    : limitsOfUnknown(config, email, callerOf(request.ip));
  return { ...(await take(db, clock, [...limits, ...further])), isKnown: device !== undefined };
}

/** Unlocks an account, such as after its password was reset. */
export async function unlockAccount(db: Database, email: string): Promise<void> {
  await forget(db, accountKey(email));
  await forgetAll(db, callersKey(email));
}
