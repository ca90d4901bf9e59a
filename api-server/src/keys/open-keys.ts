import type { Config } from '../config';
import { createKeyFile, KeyFileError, readKeyFile } from './key-file';
import { Keyring } from './keyring';

/** The command that creates the keys of a new site; a release has it as a program. */
export const CREATE = 'npm run keys -- create (in a release: node api/keys.js create)';

/** The keys of a site; undefined without a key file. */
export async function findKeys({ keysFile }: Pick<Config, 'keysFile'>): Promise<Keyring | undefined> {
  const read = () => readKeyFile(keysFile);
  const keys = await read();
  return keys && new Keyring(keys, read);
}

/**
 * Opens the keys of a site. Outside production a missing key file is created.
 * @throws {KeyFileError} in production without the file, or when it cannot be used
 */
export async function openKeys(config: Pick<Config, 'keysFile' | 'production'>): Promise<Keyring> {
  const found = await findKeys(config);
  if (found) return found;
  const { keysFile, production } = config;
  if (production) {
    throw new KeyFileError(
      `SITE_KEYS_FILE: ${keysFile} does not exist. It has the keys of second steps, webhooks, waiting emails and links. ` +
        `Put the file of this site there, on each machine the same; for a new site create it with: ${CREATE}`,
    );
  }
  await createKeyFile(keysFile).catch(async (error: unknown) => {
    // Another process of this site was faster.
    if (!(await readKeyFile(keysFile))) throw error;
  });
  return openKeys({ keysFile, production: true });
}
