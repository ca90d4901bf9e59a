import type { FastifyReply } from 'fastify';
import { MINUTE, type Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { findSecret, issueSecret } from './one-time-secrets';
import { hasSession } from './sessions';
import { writeCookie } from './site-cookies';
import type { Viewer } from './viewer';

interface GrantServices {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'session'>;
}

export interface Override {
  remote: string;
  address: string;
}

const PURPOSE = 'override-grant';
/** Read by the site's server. */
const COOKIE = 'override-grant';
const GRANT_LIFETIME = 15 * MINUTE;

/** Grants the caller's browser an override, by a cookie; only a hash of it is stored. */
export async function grantOverride(
  services: GrantServices,
  { adminId, sessionId }: Pick<Viewer, 'adminId' | 'sessionId'>,
  { remote, address }: Override,
  reply: FastifyReply,
): Promise<void> {
  const payload = { remote, address, adminId, sessionId };
  writeCookie(reply, COOKIE, await issueSecret(services, PURPOSE, payload, GRANT_LIFETIME), GRANT_LIFETIME);
}

/** The override of a grant; undefined when it is unknown, too old, or its session has ended. */
export async function findOverride(services: GrantServices, secret: string): Promise<Override | undefined> {
  const grant = await findSecret(services, PURPOSE, secret);
  if (!grant) return undefined;
  const { remote = '', address = '', adminId = '', sessionId = '' } = grant;
  return (await hasSession(services, adminId, sessionId)) ? { remote, address } : undefined;
}
