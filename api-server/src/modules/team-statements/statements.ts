import { exportJWK, SignJWT, type JWK } from 'jose';
import { createPublicKey } from 'node:crypto';
import type { Viewer } from '../../auth/viewer';
import { SECOND } from '../../clock';
import type { Services } from '../../services';

/** How long a statement is valid, in seconds: it accompanies one call. */
export const STATEMENT_SECONDS = 60;

/**
 * States who makes a call to a team's own server: a JSON web token that is valid for this team alone.
 *
 * @param viewer the signed-in user; undefined for a visitor, about whom it states nothing
 */
export async function makeStatement(
  { config, keys, clock }: Services,
  team: string,
  viewer: Pick<Viewer, 'adminId' | 'name' | 'role'> | undefined,
): Promise<string> {
  const [[kid, key] = []] = await keys.statementKeys();
  if (!key || kid === undefined) throw new Error('The site has no key.');
  const now = Math.floor(clock.now().getTime() / SECOND);
  const statement = new SignJWT(viewer && { name: viewer.name, role: viewer.role })
    .setProtectedHeader({ alg: 'EdDSA', kid })
    .setIssuer(config.siteUrl)
    .setAudience(team)
    .setIssuedAt(now)
    .setExpirationTime(now + STATEMENT_SECONDS);
  if (viewer) statement.setSubject(viewer.adminId);
  return statement.sign(key);
}

/** The public halves of the keys (RFC 7517), with which a team's server verifies statements. */
export async function statementKeySet({ keys }: Pick<Services, 'keys'>): Promise<{ readonly keys: readonly JWK[] }> {
  const all = (await keys.statementKeys()).map(async ([kid, key]) => ({
    ...(await exportJWK(createPublicKey(key))),
    ...{ kid, alg: 'EdDSA', use: 'sig' },
  }));
  return { keys: await Promise.all(all) };
}
