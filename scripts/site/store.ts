import path from 'node:path';

/** The environment that `npm start` serves. */
export const ENVIRONMENT = 'production';

/** Where the site's front ends are published to: its own folder, unless `STORE_URL` names another place. */
export const storeAddress = (siteDir: string): string => process.env['STORE_URL'] || path.join(siteDir, 'store');
