import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** The environment that `npm start` serves. */
export const ENVIRONMENT = 'production';

/** Where the site's front ends are published to: its own folder, unless `STORE_URL` names another place. */
export const storeAddress = (siteDir: string): string => process.env['STORE_URL'] || path.join(siteDir, 'store');

/** The keys whose signatures count on the site: its own, unless `TRUSTED_KEYS` names others. */
export const trustedKeysFile = (siteDir: string): string =>
  process.env['TRUSTED_KEYS'] || path.join(siteDir, 'keys', 'trusted.json');

/** Makes the site's folder and the store in it, for their owner alone. */
export function makeSiteFolder(siteDir: string): void {
  mkdirSync(path.join(siteDir, 'store'), { recursive: true, mode: 0o700 });
}
