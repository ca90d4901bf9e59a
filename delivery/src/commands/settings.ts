import path from 'node:path';
import { localTrustedKeysFile } from '../signing/local-keys';
import type { ReadingOptions } from './subcommand';
import { UsageError } from './usage-error';

/** The variables of the command's environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The store of a call, and the environment in it. */
export interface Settings {
  /** A folder or the address of a bucket. */
  readonly store: string;
  /** The site's public address, when the store is changed through it. */
  readonly site: URL | undefined;
  /** Whether it is the store in the site's own folder, which is private to its owner. */
  readonly isOwnStore: boolean;
  /** The site's own folder. */
  readonly siteDir: string;
  readonly environment: string;
  /** The file of the environment's trusted keys, if given. */
  readonly trustedKeys: string | undefined;
}

const ROOT = path.resolve(__dirname, '../../..');

/** @throws UsageError */
function siteOf({ site, store }: ReadingOptions, otherwise: string | undefined): URL | undefined {
  const text = site ?? (otherwise || undefined);
  if (text === undefined) return undefined;
  if (store !== undefined) throw new UsageError('Say --site or --store, not both.');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHere = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (!url || (url.protocol !== 'https:' && !isHere))
    throw new UsageError(`--site has to be an address that begins with https://, not "${text}".`);
  return url;
}

/** Whether the command is an installed package: a team's repository contains no store. */
const IS_INSTALLED = __dirname.split(path.sep).includes('node_modules');

/** @throws UsageError */
export function settingsOf(options: ReadingOptions, env: Environment, isInstalled = IS_INSTALLED): Settings {
  const environment = options.env ?? env['DELIVERY_ENV'] ?? 'production';
  if (!/^[a-z0-9-]+$/.test(environment))
    throw new UsageError(`"${environment}" is not an environment: lower-case letters, digits and hyphens.`);
  const siteDir = path.resolve(ROOT, env['SITE_DIR'] ?? '.site');
  const elsewhere = options.store ?? (options.site === undefined ? env['STORE_URL'] || undefined : undefined);
  const site = siteOf(options, elsewhere === undefined ? env['SITE_URL'] : undefined);
  if (isInstalled && elsewhere === undefined && !site)
    throw new UsageError(
      'No site is named. Set SITE_URL to its address, such as https://www.example.com, or say --site; operators set STORE_URL to the store.',
    );
  return {
    ...{ environment, siteDir },
    store: elsewhere ?? path.join(siteDir, 'store'),
    isOwnStore: elsewhere === undefined && !site,
    site,
    trustedKeys: options.trustedKeys ?? (env['TRUSTED_KEYS'] || undefined),
  };
}

/** The file of the trusted keys for a call; undefined for a store elsewhere, unless given. */
export const trustedFileOf = ({ trustedKeys, isOwnStore, siteDir }: Settings): string | undefined =>
  trustedKeys ?? (isOwnStore ? localTrustedKeysFile(siteDir) : undefined);
