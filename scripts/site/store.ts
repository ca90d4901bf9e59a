import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** The environment that `npm start` serves. */
export const ENVIRONMENT = 'production';

/** The store of the site's front ends: its own folder, unless `STORE_URL` names another place. */
export const storeAddress = (siteDir: string): string => process.env['STORE_URL'] || path.join(siteDir, 'store');

/** The trusted keys of the site: its own, unless `TRUSTED_KEYS` names others. */
export const trustedKeysFile = (siteDir: string): string =>
  process.env['TRUSTED_KEYS'] || path.join(siteDir, 'keys', 'trusted.json');

/** The key with which the site rolls back; empty without one, and for a list of keys that is not the site's own. */
export function rollbackKeyFile(siteDir: string): string {
  const file = path.join(siteDir, 'keys', 'rollback.pem');
  return process.env['TRUSTED_KEYS'] || !existsSync(file) ? '' : file;
}

/** Creates the site's folder and the store in it, accessible only to their owner. */
export function makeSiteFolder(siteDir: string): void {
  mkdirSync(path.join(siteDir, 'store'), { recursive: true, mode: 0o700 });
}
