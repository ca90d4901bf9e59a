import path from 'node:path';

/** Where the keys are: at SITE_KEYS_FILE, else in SITE_DIR, beside what a backup copies. */
export function keysFileOf({ SITE_KEYS_FILE, SITE_DIR }: NodeJS.ProcessEnv): string {
  return path.resolve(SITE_KEYS_FILE || path.join(SITE_DIR || '.site', 'keys.json'));
}
