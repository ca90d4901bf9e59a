import path from 'node:path';

/** The path of the key file: SITE_KEYS_FILE, else a file in SITE_DIR, which backups leave out. */
export function keysFileOf({ SITE_KEYS_FILE, SITE_DIR }: NodeJS.ProcessEnv): string {
  return path.resolve(SITE_KEYS_FILE || path.join(SITE_DIR || '.site', 'keys.json'));
}
