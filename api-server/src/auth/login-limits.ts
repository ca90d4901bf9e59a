import type { FastifyRequest } from 'fastify';
import { MINUTE } from '../clock';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { forget, forgetAll, take, type Limit, type Taken } from '../limits/limits';
import type { Services } from '../services';
import { emailKey } from '../text/fold';
import { callerOf } from 'http-edge';
import { knownDeviceOf } from './known-devices';

const WITHIN = 15 * MINUTE;

/** How many misses of one caller count against an account everywhere. One caller alone never locks it for others. */
const SHARE = 2;

const accountKey = (email: string): string => `login:account:${emailKey(email)}`;
const callersKey = (email: string): string => `login:caller:${emailKey(email)} `;

/**
 * What strangers' misses are counted by: of the account by this caller, of the account by everybody
 * (a few from each caller), and of this caller at any account, whether the accounts exist or not.
 */
function limitsOfStrangers({ limits }: Pick<Config, 'limits'>, email: string, caller: string): Limit[] {
  const here = callersKey(email) + caller;
  return [
    { key: accountKey(email), most: limits.loginPerAccount, within: WITHIN, shareOf: { key: here, most: SHARE } },
    { key: `login:address:${caller}`, most: limits.loginPerAddress, within: WITHIN },
    { key: here, most: limits.loginPerAccount, within: WITHIN },
  ];
}

/**
 * Takes a place for an attempt to sign in. A browser in which this account was signed in before has a counter of its
 * own: what strangers miss, wherever they are, does not keep its owner out.
 *
 * @param further limits under which a place is taken at the same time
 * @returns the place, and whether the account was signed in here before
 * @throws 429 with `Retry-After` after too many misses
 */
export async function takeLogin(
  services: Services,
  email: string,
  request: FastifyRequest,
  further: Limit[] = [],
): Promise<Taken & { readonly isKnown: boolean }> {
  const { db, clock, config } = services;
  const device = await knownDeviceOf(services, email, request);
  const limits = device
    ? [{ key: `login:device:${device}`, most: config.limits.loginPerAccount, within: WITHIN }]
    : limitsOfStrangers(config, email, callerOf(request.ip));
  return { ...(await take(db, clock, [...limits, ...further])), isKnown: device !== undefined };
}

/** Opens a locked account again, such as after its password was reset. */
export async function unlockAccount(db: Database, email: string): Promise<void> {
  await forget(db, accountKey(email));
  await forgetAll(db, callersKey(email));
}
